import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
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
  workshopStories,
} from './data/events.ts'
import { ensureTags } from './tags.ts'

export type SeededEvent = EventStory & {
  id: number
  startDate: CalendarDate
  endDate: CalendarDate
  sessions: SeededSession[]
}

export type SeededSession = {
  id: number
  eventId: number
  name: string
  type: string
  roomName: string
  startDate: CalendarDate
  startTime: string
  endTime: string
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
  for (const event of fellowEvents) event.sessions = await writeSessions(tx, event)
  await insertRecords(tx, 'EventResource', fellowEvents.flatMap(factSheets))
  return events
}

function datedEvent(story: EventStory, id: number): SeededEvent {
  const startDate = addDays(today('America/New_York'), story.starts)
  return { ...story, id, startDate, endDate: addDays(startDate, (story.days ?? 1) - 1), sessions: [] }
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
    imageUrl: event.cover ? `/pictures/covers/${event.cover}.svg` : null,
    published: !event.isDraft,
    publishedAt: event.isDraft ? null : new Date(),
    status: event.status ?? (over ? 'COMPLETE' : live ? 'LIVE' : 'PENDING'),
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

async function writeSessions(tx: Tx, event: SeededEvent): Promise<SeededSession[]> {
  const stories = event.fellowsAlone ? [...sessionStories, ...workshops] : sessionStories
  const ids = await takeIds(tx, 'EventSession', (event.days ?? 1) * stories.length)
  const sessions = ids.map((id, index): SeededSession => {
    const [startTime, endTime, name, type, roomName] = stories[index % stories.length] as SessionStory
    const startDate = addDays(event.startDate, Math.floor(index / stories.length))
    return { id, eventId: event.id, name, type, roomName, startDate, startTime, endTime }
  })
  await insertRecords(
    tx,
    'EventSession',
    sessions.map((session) => ({ ...session, searchKey: fold(session.name) })),
  )
  return sessions
}

type SessionStory = readonly [
  startTime: string,
  endTime: string,
  name: string,
  type: string,
  roomName: string,
]

const workshops = workshopStories.map(
  (name, index): SessionStory => ['16:15', '17:30', name, 'Workshop', `Room ${301 + index}`],
)

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
