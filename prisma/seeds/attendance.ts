import type { Tx } from '#app/db/database.server.ts'
import { insertRecords } from '#app/db/records.server.ts'
import { today } from '#app/values/calendar-date.ts'
import { instantAt } from '#app/values/instant-at.ts'
import { type Catalog, CURRENT_YEAR } from './catalog.ts'
import type { SeededEvent } from './events.ts'
import { type Random, seeded } from './random.ts'

const ZONE = 'America/New_York'
const MINUTE = 60_000

/** Writes which fellows take part in the events of their program and what is on their agendas. */
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
