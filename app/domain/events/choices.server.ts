import { db } from '#app/db/database.server.ts'
import type { EventFilterList } from './filter.ts'
import { inLibrary } from './library-where.server.ts'

export type EventChoice = { id: number; name: string }
export type EventChoices = Record<EventFilterList, EventChoice[]>

type Row = EventChoice & { list: EventFilterList }

/** What the library can be filtered by: the tags of its events in their own order, their hosts by name. One query. */
export async function listEventChoices(): Promise<EventChoices> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT c.list, c.id, c.name FROM (
      SELECT CASE t.type WHEN 'CATEGORY' THEN 'categoryIds' WHEN 'FORMAT' THEN 'formatIds' ELSE 'typeIds' END AS list,
        t.id, t.name::text, t.position, '' AS key
      FROM "Tag" t WHERE t.type IN ('CATEGORY', 'FORMAT', 'EVENT_TYPE')
        AND EXISTS (
        SELECT FROM "_EventToTag" et JOIN "Event" e ON e.id = et."A" WHERE et."B" = t.id AND ${inLibrary})
      UNION ALL
      SELECT 'organizationIds', o.id, o.name, 0, o."sortKey" FROM "Organization" o
      WHERE o.id IN (SELECT e."organizationId" FROM "Event" e WHERE ${inLibrary})) c
    ORDER BY c.position, c.key COLLATE "C", c.id`
  const of = (list: EventFilterList) =>
    rows.filter((row) => row.list === list).map(({ id, name }) => ({ id, name }))
  return {
    categoryIds: of('categoryIds'),
    formatIds: of('formatIds'),
    organizationIds: of('organizationIds'),
    typeIds: of('typeIds'),
  }
}
