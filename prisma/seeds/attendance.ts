import type { Tx } from '#app/db/database.server.ts'
import { insertRecords } from '#app/db/records.server.ts'
import { today } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'
import { type Catalog, CURRENT_YEAR } from './catalog.ts'
import { guestSpeakers } from './data/events.ts'
import type { SeededEvent, SeededSession } from './events.ts'
import { type Random, seeded } from './random.ts'

const SPEAKERS_TO_CHOOSE_FROM = 40
const ZONE = 'America/New_York'
const MINUTE = 60_000

/** Writes which fellows take part in the events of their program, what is on their agendas, and who speaks there. */
export async function writeAttendance(
  tx: Tx,
  catalog: Catalog,
  events: SeededEvent[],
  checkedInBy: number,
): Promise<void> {
  const random = seeded(78)
  for (const event of events) {
    if (!event.program) continue
    const fellows = await fellowsOf(tx, catalog.program(event.program, CURRENT_YEAR))
    await insertRecords(
      tx,
      'FellowAttendee',
      fellows.map((userId) => ({ eventId: event.id, userId })),
    )
    await insertRecords(
      tx,
      'FellowAttendeeSession',
      fellows.flatMap((userId) => agendaOf(random, event, userId, checkedInBy)),
    )
  }
  await writeSpeakers(tx, random, events)
}

async function fellowsOf(tx: Tx, programId: number): Promise<number[]> {
  const fellows = await tx.$queryRaw<{ id: number }[]>`
    SELECT u.id FROM "User" u JOIN "Enrollment" e ON e."userId" = u.id
    WHERE e."programId" = ${programId} AND 'FELLOW' = ANY(u.roles) GROUP BY u.id ORDER BY u.id`
  return fellows.map(({ id }) => id)
}

/** Everybody is at meals and in the large hall, and at some of the rest. They come a little early. */
function agendaOf(random: Random, { sessions }: SeededEvent, userId: number, checkedInBy: number) {
  const now = today(ZONE)
  return sessions
    .filter(({ type }) => type === 'Meal' || type === 'Plenary' || random.chance(0.4))
    .map(({ id, eventId, startDate, startTime }) => {
      const agenda = { sessionId: id, eventId, userId }
      if (startDate >= now || !random.chance(0.9)) return { ...agenda, status: 'REGISTERED' }
      const attendedAt = new Date(
        instantAt(startDate, startTime, ZONE).getTime() - (1 + (userId % 15)) * MINUTE,
      )
      return { ...agenda, status: 'ATTENDED', attendedAt, attendedById: checkedInBy, hereAt: attendedAt }
    })
}

async function writeSpeakers(tx: Tx, random: Random, events: SeededEvent[]): Promise<void> {
  const alumni = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE listed AND 'ALUMNI' = ANY(roles) ORDER BY id LIMIT ${SPEAKERS_TO_CHOOSE_FROM}`
  const stages = events
    .flatMap(({ sessions }) => sessions)
    .filter(({ type }) => type === 'Plenary' || type === 'Panel')
  await insertRecords(
    tx,
    'SessionSpeaker',
    stages.flatMap((session) => speakersOf(random, session, alumni)),
  )
}

function speakersOf(random: Random, { id, type }: SeededSession, alumni: { id: number }[]) {
  const members = random
    .sample(alumni, type === 'Panel' ? 3 : 1)
    .map((member, position) => ({ sessionId: id, userId: member.id, position }))
  const [name, title] = random.pick(guestSpeakers)
  return [...members, { sessionId: id, name, title, position: members.length }]
}
