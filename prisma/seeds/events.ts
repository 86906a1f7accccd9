import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/domain/members/bulk-write-records.server.ts'
import { addDays, type CalendarDate, today } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { type Catalog, CURRENT_YEAR } from './catalog.ts'
import {
  type EventStory,
  eventCategories,
  eventFormats,
  eventResourceStories,
  eventStories,
  eventTypes,
  sessionStories,
} from './data/events.ts'
import { ensureTags } from './tags.ts'

export type SeededEvent = EventStory & {
  id: number
  startDate: CalendarDate
  endDate: CalendarDate
  sessionIds: number[]
}

/** Writes the events with their tags, sessions and fact sheets. Their dates are counted from today. */
export async function writeEvents(tx: Tx, catalog: Catalog): Promise<SeededEvent[]> {
  const ids = await takeIds(tx, 'Event', eventStories.length)
  const events = eventStories.map((story, index) => datedEvent(story, ids[index] as number))
  await insertRecords(
    tx,
    'Event',
    events.map((event, index) => eventRow(event, index, catalog)),
  )
  await tagEvents(tx, events)
  const fellowEvents = events.filter(({ program }) => program)
  for (const event of fellowEvents) event.sessionIds = await writeSessions(tx, event)
  await insertRecords(tx, 'EventResource', fellowEvents.flatMap(factSheets))
  return events
}

function datedEvent(story: EventStory, id: number): SeededEvent {
  const startDate = addDays(today('America/New_York'), story.starts)
  return { ...story, id, startDate, endDate: addDays(startDate, (story.days ?? 1) - 1), sessionIds: [] }
}

function eventRow(event: SeededEvent, index: number, { partners, program }: Catalog) {
  const live = event.starts <= 14
  const over = event.endDate < today('America/New_York')
  return {
    id: event.id,
    name: event.name,
    sortKey: sortKey(event.name),
    searchKey: fold(event.name),
    description: event.description,
    programId: event.program ? program(event.program, CURRENT_YEAR) : null,
    organizationId: event.program ? null : partners[index]?.id,
    startDate: event.startDate,
    startTime: event.time,
    endDate: event.endDate,
    timezone: event.zone,
    registrationStartDate: addDays(event.startDate, -7),
    eventUrl: event.program ? null : `https://events.example.org/${event.id}`,
    code: event.program ? `MLT-${1000 + event.id}` : null,
    isFellowEvent: event.program !== undefined,
    isInsightEvent: event.insight ?? false,
    status: over ? 'COMPLETE' : live ? 'LIVE' : 'PENDING',
  }
}

async function tagEvents(tx: Tx, events: SeededEvent[]): Promise<void> {
  const tag = await ensureTags(tx, [
    ...eventCategories.map((name, position) => ({ type: 'CATEGORY', name, position }) as const),
    ...eventFormats.map((name, position) => ({ type: 'FORMAT', name, position }) as const),
    ...eventTypes.map((name, position) => ({ type: 'EVENT_TYPE', name, position }) as const),
  ])
  const pairs = events.flatMap(({ id, category, format, type }) => [
    { A: id, B: tag('CATEGORY', category) },
    { A: id, B: tag('FORMAT', format) },
    { A: id, B: tag('EVENT_TYPE', type) },
  ])
  await tx.$executeRaw`
    INSERT INTO "_EventToTag" ("A", "B")
    SELECT "A", "B" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("A" int, "B" int)`
}

async function writeSessions(tx: Tx, { id, startDate, days = 1 }: SeededEvent): Promise<number[]> {
  const ids = await takeIds(tx, 'EventSession', days * sessionStories.length)
  const rows = Array.from({ length: days }, (_, day) =>
    sessionStories.map(([startTime, endTime, name, type, roomName]) => ({
      eventId: id,
      name,
      type,
      roomName,
      startDate: addDays(startDate, day),
      startTime,
      endTime,
    })),
  ).flat()
  await insertRecords(
    tx,
    'EventSession',
    rows.map((row, index) => ({ id: ids[index], ...row })),
  )
  return ids
}

function factSheets({ id }: SeededEvent) {
  return (['PARTNER', 'FELLOW'] as const).flatMap((audience) =>
    eventResourceStories[audience].map(([name, description], position) => ({
      eventId: id,
      audience,
      name,
      description,
      url: `https://files.example.org/events/${id}/${audience.toLowerCase()}/${position + 1}`,
      position,
    })),
  )
}
