import { query } from '#app/db/query.server.ts'
import type { NamesOf } from '#app/values/list.ts'
import type { IdsParam } from '#app/values/list-params.ts'
import { z } from '#app/values/zod.ts'
import { inLibrary } from './library-where.server.ts'
import type { eventList } from './list.ts'

type Choices = Record<NamesOf<(typeof eventList)['params'], IdsParam>, { id: number; label: string }[]>

const Row = z.strictObject({
  list: z.enum(['categoryIds', 'formatIds', 'organizationIds', 'typeIds']),
  id: z.int(),
  label: z.string(),
})

/** The library's filter choices: its events' tags in their own order, and hosts by name. One query. */
export async function listEventChoices(): Promise<Choices> {
  const rows = await query(Row)`
    SELECT c.list, c.id, c.label FROM (
      SELECT CASE t.type WHEN 'CATEGORY' THEN 'categoryIds' WHEN 'FORMAT' THEN 'formatIds' ELSE 'typeIds' END AS list,
        t.id, t.name::text AS label, t.position, '' AS key
      FROM "Tag" t WHERE t.type IN ('CATEGORY', 'FORMAT', 'EVENT_TYPE')
        AND EXISTS (
        SELECT FROM "_EventToTag" et JOIN "Event" e ON e.id = et."A" WHERE et."B" = t.id AND ${inLibrary})
      UNION ALL
      SELECT 'organizationIds', o.id, o.name, 0, o."sortKey" FROM "Organization" o
      WHERE o.id IN (SELECT e."organizationId" FROM "Event" e WHERE ${inLibrary})) c
    ORDER BY c.position, c.key COLLATE "C", c.id`
  const of = (list: keyof Choices) =>
    rows.filter((row) => row.list === list).map(({ id, label }) => ({ id, label }))
  return {
    categoryIds: of('categoryIds'),
    formatIds: of('formatIds'),
    organizationIds: of('organizationIds'),
    typeIds: of('typeIds'),
  }
}
