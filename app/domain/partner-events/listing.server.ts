import { Prisma } from '#app/db/generated/client.ts'
import { EventStatus } from '#app/db/generated/enums.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { calendarDate, countRows, query } from '#app/db/query.server.ts'
import { rankOf } from '#app/db/rank.server.ts'
import { z } from '#app/values/zod.ts'
import { named } from '../events/library-where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { EVENT_STATUSES, type PartnerEventFilter, partnerEventList } from './list.ts'
import { announced, managedParticipants } from './participants.server.ts'

const PARTNER_EVENTS_PER_PAGE = 8

const PartnerEventCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  status: z.enum(EventStatus),
  startDate: calendarDate,
  endDate: calendarDate,
  types: z.array(z.string()),
  accepted: z.int(),
  invited: z.int(),
})
export type PartnerEventCard = z.infer<typeof PartnerEventCard>

export type PartnerEventListing = {
  events: PartnerEventCard[]
  total: number
  all?: number | null
  page: number
  pages: number
}

/** The events to which the viewer's partners are invited, by status, date and id. Two queries. */
export async function listPartnerEvents(
  viewer: Viewer,
  filter: PartnerEventFilter,
  page: number,
): Promise<PartnerEventListing> {
  const where = partnerEventsWhere(viewer, filter)
  const whole = partnerEventList.whole(filter)
  const totals = countRows(Prisma.sql`"Event" e`, where, whole && partnerEventsWhere(viewer, whole))
  const { rows: events, ...found } = await readPage(totals, page, PARTNER_EVENTS_PER_PAGE, (slice) =>
    readCards(viewer, where, inOrder, slice),
  )
  return { events, ...found }
}

/** Those of them that a search finds, the best first. One query. */
export function searchPartnerEvents(
  viewer: Viewer,
  search: string,
  count: number,
): Promise<PartnerEventCard[]> {
  const order = Prisma.sql`${rankOf(Prisma.sql`e."searchKey"`, search)}, ${inOrder}`
  return readCards(viewer, partnerEventsWhere(viewer, partnerEventList.of({ search })), order, {
    limit: count,
    offset: 0,
  })
}

const readCards = (
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  { limit, offset }: Slice,
): Promise<PartnerEventCard[]> => query(PartnerEventCard)`
  SELECT e.id, e.name, e.status::text, e."startDate"::text, e."endDate"::text, p.accepted, p.invited,
    ARRAY(SELECT t.name::text FROM "_EventToTag" et JOIN "Tag" t ON t.id = et."B"
      WHERE et."A" = e.id AND t.type = 'EVENT_TYPE' ORDER BY t.position, t.id) AS types
  FROM (SELECT e.* FROM "Event" e WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) e
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE p.status = 'ACCEPTED')::int AS accepted,
        count(*) FILTER (WHERE p.status = 'INVITED')::int AS invited
      FROM ${managedParticipants(viewer)}) p
  ORDER BY ${order}`

const inOrder = Prisma.sql`
  array_position(${EVENT_STATUSES}::text[], e.status::text), e."startDate", e.id`

/** SQL on an event row `e`: the condition shared by the list, its count and the page of one event. */
export function partnerEventsWhere(
  viewer: Viewer,
  filter: PartnerEventFilter = partnerEventList.of({}),
): Prisma.Sql {
  const known = Prisma.sql`${announced} AND EXISTS (SELECT 1 FROM ${managedParticipants(viewer)})`
  return listWhere(partnerEventList, filter, known, {
    typeIds: (ids) => Prisma.sql`EXISTS (SELECT 1 FROM "_EventToTag" et JOIN "Tag" t ON t.id = et."B"
      WHERE et."A" = e.id AND t.type = 'EVENT_TYPE' AND t.id = ANY(${ids}::int[]))`,
    search: named,
    status: (statuses) => Prisma.sql`e.status::text = ANY(${statuses}::text[])`,
  })
}
