import type { Tx } from '#app/db/database.server.ts'
import { events } from '#app/domain/events/administer.server.ts'
import { addDays, type CalendarDate, today } from '#app/values/calendar-date.ts'
import { groupBy } from '#app/values/group-by.ts'
import { type Catalog, CURRENT_YEAR } from './catalog.ts'
import {
  type EventStory,
  eventCategories,
  eventFormats,
  eventResourceStories,
  eventStories,
  eventTypes,
  firstPartnersEvents,
  guestSpeakers,
  sessionStories,
  workshopStories,
} from './data/events.ts'
import { chapterEvents } from './data/hubs.ts'
import { make } from './make.ts'
import { type Random, seeded } from './random.ts'
import { ensureTags } from './tags.ts'

const SPEAKERS_TO_CHOOSE_FROM = 40

export type SeededEvent = EventStory & {
  id: number
  startDate: CalendarDate
  endDate: CalendarDate
  sessions: SeededSession[]
}

type SeededSession = {
  id: number
  eventId: number
  type: string
  startDate: CalendarDate
  startTime: string
}

/** The events with their tags, sessions and fact sheets. Their dates are counted from today. */
export async function writeEvents(
  tx: Tx,
  catalog: Catalog,
  chapters: Map<string, number>,
): Promise<SeededEvent[]> {
  const tag = await ensureTags(tx, [
    ...eventCategories.map((name, position) => ({ type: 'CATEGORY', name, position }) as const),
    ...eventFormats.map((name, position) => ({ type: 'FORMAT', name, position }) as const),
    ...eventTypes.map((name, position) => ({ type: 'EVENT_TYPE', name, position }) as const),
  ])
  const speakers = await speakersToChooseFrom(tx)
  const typed = eventStories.map((story, index) => {
    const startDate = addDays(today('America/New_York'), story.starts)
    const days = { startDate, endDate: addDays(startDate, (story.days ?? 1) - 1) }
    const tagIds = [
      tag('CATEGORY', story.category),
      tag('FORMAT', story.format),
      tag('EVENT_TYPE', story.type),
    ]
    const regionalHubId = chapters.get(chapterEvents[story.name] ?? '')
    const organizationId = story.program ? null : hostOf(story, index, catalog)
    const content = {
      ...eventOf({ ...story, ...days }, index + 1, catalog),
      organizationId,
      regionalHubId,
      tagIds,
    }
    return {
      days,
      content: story.program ? { ...content, ...agendaOf(story, startDate, index + 1, speakers) } : content,
      isDraft: story.isDraft,
    }
  })
  const ids = await make(tx, events, typed)
  const sessions = groupBy(await sessionsOf(tx, ids), ({ eventId }) => eventId)
  return typed.map(({ days }, index) => {
    const [story, id] = [eventStories[index] as EventStory, ids[index] as number]
    return { ...story, ...days, id, sessions: sessions.get(id) ?? [] }
  })
}

type Days = { startDate: CalendarDate; endDate: CalendarDate }

/** The first partner hosts some more, so that its hub has more than the one event that it shows. */
const hostOf = ({ name }: EventStory, index: number, { partners }: Catalog) =>
  partners[firstPartnersEvents.includes(name) ? 0 : index]?.id

/** `number` is its place among them, from 1. */
function eventOf(story: EventStory & Days, number: number, { program }: Catalog) {
  const live = story.starts <= 14
  const over = story.endDate < today('America/New_York')
  return {
    name: story.name,
    description: story.description,
    programId: story.program ? program(story.program, CURRENT_YEAR) : null,
    startDate: story.startDate,
    startTime: story.time,
    endDate: story.endDate,
    timezone: story.zone ?? 'America/New_York',
    registrationStartDate: addDays(story.startDate, -7),
    eventUrl: story.program ? null : `https://events.example.org/${number}`,
    code: story.program ? `MLT-${1000 + number}` : null,
    isFellowEvent: story.program !== undefined,
    isInsightEvent: story.insight ?? false,
    imageUrl: story.cover ? `/pictures/covers/${story.cover}.svg` : null,
    status: story.status ?? (over ? 'COMPLETE' : live ? 'LIVE' : 'PENDING'),
  }
}

/** What fellows do there day by day, who speaks, and what they and partners read before. */
function agendaOf(story: EventStory, firstDay: CalendarDate, number: number, speakers: number[]) {
  const random = seeded(100 + number)
  const sessions = story.fellowsAlone ? [...sessionStories, ...workshops] : sessionStories
  const days = Array.from({ length: story.days ?? 1 }, (_, day) => addDays(firstDay, day))
  return {
    sessions: days.flatMap((startDate) =>
      sessions.map(([startTime, endTime, name, type, roomName]) => {
        return {
          name,
          type,
          roomName,
          startDate,
          startTime,
          endTime,
          speakers: speakersAt(random, type, speakers),
        }
      }),
    ),
    resources: factSheets(number),
  }
}

const sessionsOf = (tx: Tx, eventIds: number[]): Promise<SeededSession[]> =>
  tx.$queryRaw`
    SELECT id, "eventId", type, "startDate"::text, "startTime" FROM "EventSession"
    WHERE "eventId" = ANY(${eventIds}::int[]) ORDER BY id`

async function speakersToChooseFrom(tx: Tx): Promise<number[]> {
  const alumni = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE listed AND 'ALUMNI' = ANY(roles) ORDER BY id LIMIT ${SPEAKERS_TO_CHOOSE_FROM}`
  return alumni.map(({ id }) => id)
}

/** Members, and a guest. */
function speakersAt(random: Random, type: string, alumni: number[]) {
  if (type !== 'Plenary' && type !== 'Panel') return []
  const [name, title] = random.pick(guestSpeakers)
  return [...random.sample(alumni, type === 'Panel' ? 3 : 1).map((userId) => ({ userId })), { name, title }]
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

function factSheets(number: number) {
  return (['PARTNER', 'FELLOW'] as const).flatMap((audience) =>
    eventResourceStories[audience].map(([name, description], position) => ({
      audience,
      name,
      description,
      url: `https://files.example.org/events/${number}/${audience.toLowerCase()}/${position + 1}`,
    })),
  )
}
