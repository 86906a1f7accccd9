/** Events with sessions, their fellows and their speakers. */
import { randomUUID } from 'node:crypto'
import type { Prisma } from '#app/db/generated/client.ts'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { fold } from '#app/values/fold.ts'
import { db } from './app.ts'
import { eventIn } from './home.ts'
import { dayFromNow } from './partners.ts'
import { join, person } from './people.ts'

/** A three-day fellow event whose second day is today. */
export async function fellowEvent(more: Partial<Prisma.EventUncheckedCreateInput> = {}): Promise<number> {
  const { id } = await eventIn(-1, `Summit ${randomUUID()}`, {
    lasts: 3,
    isFellowEvent: true,
    status: 'LIVE',
    ...more,
  })
  return id
}

type Session = Partial<Omit<Prisma.EventSessionUncheckedCreateInput, 'startDate'>>

/** A session that many days from today, or on that day. */
export async function sessionOn(
  eventId: number,
  day: number | CalendarDate,
  name = 'Mock Interviews',
  more: Session = {},
): Promise<number> {
  const startDate = toDbDate(typeof day === 'number' ? dayFromNow(day) : day)
  const { id } = await db().eventSession.create({
    data: { eventId, name, searchKey: fold(name), startDate, startTime: '09:00', ...more },
  })
  return id
}

/** New fellows, in the order of their names. */
export function newFellows(...changes: Partial<MemberRow>[]): Promise<number[]> {
  return join(
    ...changes.map(({ firstName = 'Imani', lastName = 'Okafor', ...rest }) =>
      person(firstName, lastName, { email: `${randomUUID()}@example.org`, roles: ['FELLOW'], ...rest }),
    ),
  )
}

export async function newFellow(changes: Partial<MemberRow> = {}): Promise<number> {
  const [id] = await newFellows(changes)
  return id as number
}

/** Adds them to the event, with these sessions on their agenda. */
export async function attend(
  eventId: number,
  userIds: number[],
  sessionIds: number[] = [],
  status: 'REGISTERED' | 'ATTENDED' = 'REGISTERED',
): Promise<void> {
  await db().fellowAttendee.createMany({
    data: userIds.map((userId) => ({ eventId, userId })),
    skipDuplicates: true,
  })
  await db().fellowAttendeeSession.createMany({
    data: userIds.flatMap((userId) =>
      sessionIds.map((sessionId) => ({ eventId, userId, sessionId, status })),
    ),
  })
}

/** They take part in the demo's first session as fellows, as speakers, and as attendees of its first two partners. */
export async function attendFirstSession(userIds: number[]): Promise<void> {
  await attend(1, userIds, [1])
  await db().sessionSpeaker.createMany({ data: userIds.map((userId) => ({ sessionId: 1, userId })) })
  const participants = await db().partnerParticipant.findMany({
    where: { eventId: 1, organizationId: { lte: 2 } },
  })
  const sent = await db().partnerAttendee.createManyAndReturn({
    data: participants.flatMap(({ id }) => userIds.map((userId) => ({ participantId: id, userId }))),
    select: { id: true },
  })
  await db().eventSession.update({ where: { id: 1 }, data: { partnerAttendees: { connect: sent } } })
}

/** Its event's page under that URL, and the session's attendees in every form. */
export const firstSessionPages = (event: string) => [
  event,
  `${event}/sessions/1/fellow-attendees`,
  `${event}/sessions/1/fellow-attendees?page=9`,
  `${event}/sessions/1/fellow-attendees?search=canary`,
  `${event}/sessions/1/partner-attendees?page=9`,
  `${event}/sessions/1/partner-attendees/export`,
  `${event}/sessions/1/calendar.ics`,
]

/** A partner's pages below that event: its attendees, and the fellows. */
export const dashboardPages = (event: string) => [
  `${event}/attendees/add`,
  ...firstSessionPages(event),
  `${event}/sessions/1/fellow-attendees/export`,
]

/** The calendar files of events. */
export const calendarPages = [
  '/events/1/calendar.ics',
  '/events/1/agenda.ics',
  '/events/calendar',
  '/events/calendar/agenda.ics',
]
