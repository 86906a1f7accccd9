/** One large event, added to the demo's own. */
import { db, type Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { addDays, today } from '#app/values/calendar-date.ts'
import { fold, personKey, sortKey } from '#app/values/fold.ts'
import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'

export type LargeEvent = {
  /** On one agenda, over five days. */
  sessions: number
  /** Fellows at the largest session. */
  attendees: number
}

/** Takes part in everything. */
export const ATTENDEE: DemoAccount = 'fellow'
export const EVENT = 'Congress of Everybody'
/** Both lists of this session are long. */
export const PLENARY = 'Plenary of fellows and partners'
/** Every fellow of the event attends. */
export const RECEPTION = 'Reception of everybody'
const LISTED = 2_000

const DAYS = 5
const MINUTES = 10 * 60_000

/** A five-day event that starts today. The database is open. */
export async function fillEvent({ sessions, attendees }: LargeEvent): Promise<void> {
  await db().$transaction(
    async (tx) => {
      const [eventId = 0] = await takeIds(tx, 'Event', 1)
      await insertRecords(tx, 'Event', [eventRow(eventId)])
      const sessionIds = await writeSessions(tx, eventId, Math.max(sessions, 2))
      const [plenary = 0, reception = 0] = sessionIds
      await writeFellows(tx, { eventId, sessionIds, plenary, reception }, Math.max(attendees, LISTED))
      await writePartners(tx, eventId, plenary)
    },
    { timeout: MINUTES },
  )
}

const named = (name: string) => ({ name, searchKey: fold(name) })
const firstDay = () => today('America/New_York')

const eventRow = (id: number) => ({
  id,
  ...named(EVENT),
  sortKey: sortKey(EVENT),
  startDate: firstDay(),
  startTime: '00:00',
  endDate: addDays(firstDay(), DAYS - 1),
  isFellowEvent: true,
  status: 'LIVE',
})

/** The two large ones come first. */
async function writeSessions(tx: Tx, eventId: number, count: number): Promise<number[]> {
  const ids = await takeIds(tx, 'EventSession', count)
  const rows = ids.map((id, index) => ({
    id,
    eventId,
    ...named([PLENARY, RECEPTION][index] ?? `Workshop ${index + 1} on what recruiters look for`),
    roomName: `Room ${100 + (index % 40)}`,
    startDate: addDays(firstDay(), Math.floor((index * DAYS) / count)),
    startTime: `${String(8 + (index % 10)).padStart(2, '0')}:30`,
  }))
  await insertRecords(tx, 'EventSession', rows)
  return ids
}

type Places = { eventId: number; sessionIds: number[]; plenary: number; reception: number }

async function writeFellows(tx: Tx, { eventId, sessionIds, plenary, reception }: Places, count: number) {
  const own = await tx.user.findUniqueOrThrow({ where: { email: emailOf(ATTENDEE) } })
  const others = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE listed AND id <> ${own.id} ORDER BY id LIMIT ${count - 1}`
  if (others.length < count - 1) throw new Error(`Among so few members there are no ${count} attendees`)
  const userIds = [own.id, ...others.map(({ id }) => id)]
  const at = (sessionId: number) => (userId: number) => ({ sessionId, eventId, userId })
  await insertRecords(
    tx,
    'FellowAttendee',
    userIds.map((userId) => ({ eventId, userId })),
  )
  await insertRecords(tx, 'FellowAttendeeSession', [
    ...userIds.map(at(reception)),
    ...userIds.slice(0, LISTED).map(at(plenary)),
    ...sessionIds.slice(2).map((sessionId) => at(sessionId)(own.id)),
  ])
}

/** Guests of every partner. */
async function writePartners(tx: Tx, eventId: number, plenary: number) {
  const organizations = await tx.organization.findMany({ where: { isPartner: true }, select: { id: true } })
  const ids = await takeIds(tx, 'PartnerParticipant', organizations.length)
  await insertRecords(
    tx,
    'PartnerParticipant',
    ids.map((id, index) => ({
      id,
      eventId,
      organizationId: organizations[index]?.id,
      status: 'ACCEPTED',
    })),
  )
  const attendeeIds = await takeIds(tx, 'PartnerAttendee', LISTED)
  const guests = attendeeIds.map((id, index) => guest(id, index, ids[index % ids.length]))
  await insertRecords(tx, 'PartnerAttendee', guests)
  await tx.$executeRaw`
    INSERT INTO "_EventSessionToPartnerAttendee" ("A", "B") SELECT ${plenary}, unnest(${attendeeIds}::int[])`
}

function guest(id: number, index: number, participantId: number | undefined) {
  const lastName = `Visitor ${index + 1}`
  return {
    id,
    participantId,
    firstName: 'Alex',
    lastName,
    sortName: personKey('Alex', lastName),
    email: `guest-${index + 1}@partners.example`,
    role: 'Recruiter',
  }
}
