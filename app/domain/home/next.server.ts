import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { sessionOpenTo } from '../events/access.server.ts'
import { isCancelled } from '../events/cancelled.server.ts'
import { timeOfSession } from '../events/session-time.ts'
import { isAhead } from '../moments/where.server.ts'
import { canUseEvents, canUsePlaybooks, canVolunteer } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { isOver } from '../volunteering/opportunity.server.ts'

const Kind = z.enum(['session', 'playbook', 'signUp'])

const Row = z.strictObject({
  kind: Kind,
  id: z.int(),
  name: z.string(),
  /** The event of a session. */
  event: z.strictObject({ id: z.int(), name: z.string(), timezone: z.string() }).nullable(),
  startDate: calendarDate.nullable(),
  startTime: z.string().nullable(),
})
type Row = z.infer<typeof Row>

/** Something that waits for a member, at most one of each kind. */
export type NextThing = {
  kind: z.infer<typeof Kind>
  id: number
  name: string
  event: { id: number; name: string } | null
  when: string | null
}

type Source = { shown: (viewer: Viewer) => boolean; rows: (viewer: Viewer) => Prisma.Sql }

/** In display order. */
const SOURCES: Source[] = [
  { shown: (viewer) => viewer.fellow && canUseEvents(viewer), rows: nextSession },
  { shown: canUsePlaybooks, rows: unfinishedPlaybook },
  { shown: canVolunteer, rows: nextSignUp },
]

/** The viewer's next session, unfinished playbook and next volunteering. One query, none if nothing can be waiting. */
export async function readNext(viewer: Viewer): Promise<NextThing[]> {
  const sources = SOURCES.filter(({ shown }) => shown(viewer)).map(
    ({ rows }) => Prisma.sql`(${rows(viewer)})`,
  )
  if (sources.length === 0) return []
  const rows = await query(Row)`${Prisma.join(sources, ' UNION ALL ')}`
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: row.name,
    event: row.event && { id: row.event.id, name: row.event.name },
    when: whenOf(viewer, row),
  }))
}

function nextSession(viewer: Viewer) {
  return Prisma.sql`
    SELECT 'session'::text AS kind, s.id, s.name, json_build_object('id', e.id, 'name', e.name, 'timezone', e.timezone) AS event,
      s."startDate"::text, s."startTime"
    FROM "FellowAttendee" fa JOIN "Event" e ON e.id = fa."eventId" JOIN "EventSession" s ON s."eventId" = e.id
    WHERE fa."userId" = ${viewer.id} AND e.published AND NOT ${isCancelled} AND ${isAhead('s')} AND ${sessionOpenTo(viewer)}
    ORDER BY s."startDate", s."startTime", s.id LIMIT 1`
}

function unfinishedPlaybook({ id }: Viewer) {
  return Prisma.sql`
    SELECT 'playbook'::text AS kind, p.id, p.name, NULL::json AS event, NULL::text AS "startDate", NULL::text AS "startTime"
    FROM "Playbook" p
    WHERE p."userId" = ${id} AND p."completedAt" IS NULL ORDER BY p."createdAt" DESC, p.id DESC LIMIT 1`
}

function nextSignUp(viewer: Viewer) {
  return Prisma.sql`
    SELECT 'signUp'::text AS kind, o.id, o.name::text, NULL::json AS event, o."startDate"::text, NULL::text AS "startTime"
    FROM "VolunteerActivity" a JOIN "VolunteerOpportunity" o ON o.id = a."opportunityId"
    WHERE a."userId" = ${viewer.id} AND a.status <> 'COMPLETED' AND NOT coalesce(${isOver(viewer)}, FALSE)
    ORDER BY o."startDate", a.id LIMIT 1`
}

function whenOf(viewer: Viewer, { startDate, startTime, event }: Row): string | null {
  if (!startDate) return null
  const day = formatMedium(startDate)
  const zone = event?.timezone
  const time = zone && timeOfSession({ startDate, startTime }, zone, viewer.timeZone ?? zone)
  if (!time) return day
  return `${day}, ${time.there}${time.yours ? ` (${time.yours} your time)` : ''}`
}
