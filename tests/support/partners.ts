/** Partners, the events they are invited to and their attendees. */
import { randomUUID } from 'node:crypto'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { addDays, type CalendarDate, toDbDate, today } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { db } from './app.ts'
import { join, person } from './people.ts'

/** The current day in the zone of the tests' viewers. */
export const dayFromNow = (days: number): CalendarDate => addDays(today('America/New_York'), days)

export async function newPartner(name = `Partner ${randomUUID()}`): Promise<number> {
  const { id } = await db().organization.create({
    data: { name, sortKey: sortKey(name), searchKey: fold(name), isPartner: true },
  })
  return id
}

/** A partner user of the organization. */
export async function newRepresentative(
  organizationId: number,
  changes: Partial<MemberRow> = {},
): Promise<number> {
  const { firstName = 'Marta', lastName = 'Lindqvist', ...rest } = changes
  const [id] = await join(
    person(firstName, lastName, {
      email: `${randomUUID()}@example.org`,
      roles: ['PARTNER'],
      organizationId,
      ...rest,
    }),
  )
  return id as number
}

/** A partner manager, who manages these. */
export async function newManager(...managed: number[]): Promise<number> {
  const own = await newPartner()
  const id = await newRepresentative(own, { partnerRoles: ['PARTNER_MANAGER'] })
  await db().user.update({
    where: { id },
    data: { managedOrganizations: { connect: managed.map((it) => ({ id: it })) } },
  })
  return id
}

type Changes = {
  name?: string
  starts?: number
  ends?: number
  registrationStarts?: number | null
  status?: 'PENDING' | 'LIVE' | 'COMPLETE'
  published?: boolean
}

/** An event, by default in ten days; days are counted from today. */
export async function newEvent(changes: Changes = {}): Promise<number> {
  const { name = `Event ${randomUUID()}`, starts = 10, ends = starts, registrationStarts = null } = changes
  const { status = 'LIVE', published = true } = changes
  const { id } = await db().event.create({
    data: {
      name,
      sortKey: sortKey(name),
      searchKey: fold(name),
      startDate: toDbDate(dayFromNow(starts)),
      endDate: toDbDate(dayFromNow(ends)),
      registrationStartDate: registrationStarts === null ? null : toDbDate(dayFromNow(registrationStarts)),
      status,
      published,
    },
  })
  return id
}

export async function newSession(eventId: number, name = 'Mock Interviews'): Promise<number> {
  const startDate = toDbDate(dayFromNow(10))
  const { id } = await db().eventSession.create({
    data: { eventId, name, searchKey: fold(name), startDate, startTime: '09:00' },
  })
  return id
}

export async function invite(
  organizationId: number,
  eventId: number,
  status: 'INVITED' | 'ACCEPTED' = 'ACCEPTED',
): Promise<number> {
  const { id } = await db().partnerParticipant.create({ data: { organizationId, eventId, status } })
  return id
}

type Task = { name?: string; starts?: number; due?: number; completed?: boolean; assigneeId?: number }

export async function ask(participantId: number, task: Task = {}): Promise<number> {
  const { name = 'Book your hotel rooms', starts = -1, due = 5, completed = false, assigneeId } = task
  const { eventId } = await db().partnerParticipant.findUniqueOrThrow({ where: { id: participantId } })
  const { id } = await db().actionItem.create({
    data: {
      name,
      description: 'Our rates end on the due date.',
      startDate: toDbDate(dayFromNow(starts)),
      dueDate: toDbDate(dayFromNow(due)),
      eventId,
      participantId,
      assigneeId,
      completedAt: completed ? new Date() : null,
    },
  })
  return id
}

/** A partner with a user, at an event of its own. */
export async function partnerAtEvent(
  changes: Changes & { invitation?: 'INVITED' | 'ACCEPTED'; partner?: string } = {},
) {
  const organizationId = await newPartner(changes.partner)
  const rep = await newRepresentative(organizationId)
  const eventId = await newEvent(changes)
  const participantId = await invite(organizationId, eventId, changes.invitation)
  const home = `/partner-dashboard/${organizationId}/event/${eventId}`
  return { organizationId, rep, eventId, participantId, home }
}

export const attendeesAt = (participantId: number) =>
  db().partnerAttendee.findMany({
    where: { participantId },
    orderBy: { id: 'asc' },
    include: { sessions: { select: { id: true } } },
  })
