import { Prisma } from '#app/db/generated/client.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { ownImage } from '#app/values/own-image.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { isOver } from '../moments/moments.ts'
import { isAhead } from '../moments/where.server.ts'
import { canUseEvents } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { eventOpenTo } from './access.server.ts'
import { isCancelled } from './cancelled.server.ts'
import { EventDates, SessionTimes } from './event-dates.server.ts'
import { timeOfSession } from './session-time.ts'
import { type When, whenOf } from './when.ts'

export const EventCardRow = EventDates.extend({
  id: z.int(),
  name: z.string(),
  endsAt: z.date(),
  isCancelled: z.boolean(),
  /** Belongs to a program, which tells its fellows how to take part. */
  isFellowEvent: z.boolean(),
  image: z.string().nullable(),
  program: z.string().nullable(),
  host: z.string().nullable(),
  tags: z.array(z.string()),
  eventUrl: z.string().nullable(),
  /** Whether the viewer may open its page. */
  opens: z.boolean(),
  /** For staff only. */
  nextSession: SessionTimes.nullable(),
})
export type EventCardRow = z.infer<typeof EventCardRow>

/** The event columns a card needs. */
export type EventCard = Omit<EventCardRow, keyof EventDates | 'endsAt' | 'nextSession'> & {
  isOver: boolean
  when: When
  /** Whether the viewer may add it to a calendar. */
  inCalendars: boolean
  /** Day and time of the next session, for staff. */
  nextSession: string | null
}

/** Columns of an event row `e`. */
export const eventCardColumns = (viewer: Viewer) => Prisma.sql`
  e.id, e.name, e."isFellowEvent", e."startDate"::text, e."endDate"::text, e."endsAt", e."startTime", e.timezone,
  e."eventUrl", ${isCancelled} AS "isCancelled", e."imageUrl" AS image, p.name AS program, o.name AS host,
  ARRAY(SELECT t.name::text FROM "_EventToTag" et JOIN "Tag" t ON t.id = et."B"
    WHERE et."A" = e.id AND t.type IN ('CATEGORY', 'FORMAT') ORDER BY t.type, t.position, t.id) AS tags,
  ${eventOpenTo(viewer)} AS opens, ${viewer.staff ? nextSession() : Prisma.sql`NULL`} AS "nextSession"`

const nextSession = () => Prisma.sql`(
  SELECT json_build_object('startDate', s."startDate", 'startTime', s."startTime") FROM "EventSession" s
  WHERE s."eventId" = e.id AND ${isAhead('s')}
  ORDER BY s."startDate", s."startTime", s.id LIMIT 1)`

export const eventCardTables = Prisma.sql`
  "Event" e LEFT JOIN "Program" p ON p.id = e."programId" LEFT JOIN "Organization" o ON o.id = e."organizationId"`

export function toEventCard(viewer: Viewer, row: EventCardRow): EventCard {
  const { startDate, endDate, endsAt, startTime, timezone, eventUrl, nextSession, ...card } = row
  const over = isOver({ endsAt })
  return {
    ...card,
    isOver: over,
    inCalendars: !over && canUseEvents(viewer),
    when: whenOf({ startDate, endDate, startTime, timezone }, viewer.timeZone ?? timezone),
    image: ownImage(card.image),
    eventUrl: eventUrl && webUrl(eventUrl),
    nextSession: nextSession && momentOf(nextSession, timezone),
  }
}

function momentOf(session: SessionTimes, zone: string): string {
  const day = formatMedium(session.startDate)
  const time = timeOfSession(session, zone, zone)
  return time ? `${day}, ${time.there}` : day
}
