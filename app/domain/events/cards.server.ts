import { Prisma } from '#app/db/generated/client.ts'
import { webUrl } from '#app/values/web-url.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type EventDates, type When, whenOf } from './when.ts'

/** What a card shows of an event. */
export type EventCard = {
  id: number
  name: string
  /** Belongs to a program: its fellows are told by the program how they take part. */
  isFellowEvent: boolean
  isOver: boolean
  when: When
  program: string | null
  host: string | null
  tags: string[]
  eventUrl: string | null
}

export type EventCardRow = EventDates &
  Omit<EventCard, 'isOver' | 'when' | 'eventUrl'> & { eventUrl: string | null }

/** Columns and tables of an event row `e`. */
export const eventCardColumns = Prisma.sql`
  e.id, e.name, e."isFellowEvent", e."startDate"::text, e."endDate"::text, e."startTime", e.timezone, e."eventUrl",
  p.name AS program, o.name AS host,
  ARRAY(SELECT t.name::text FROM "_EventToTag" et JOIN "Tag" t ON t.id = et."B"
    WHERE et."A" = e.id AND t.type IN ('CATEGORY', 'FORMAT') ORDER BY t.type, t.position, t.id) AS tags`

export const eventCardTables = Prisma.sql`
  "Event" e LEFT JOIN "Program" p ON p.id = e."programId" LEFT JOIN "Organization" o ON o.id = e."organizationId"`

export function toEventCard(viewer: Viewer, row: EventCardRow): EventCard {
  const { startDate, endDate, startTime, timezone, eventUrl, ...card } = row
  return {
    ...card,
    isOver: endDate < viewer.today,
    when: whenOf({ startDate, endDate, startTime, timezone }, viewer.timeZone ?? timezone),
    eventUrl: eventUrl && webUrl(eventUrl),
  }
}
