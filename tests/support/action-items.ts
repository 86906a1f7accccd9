/** Partners at events and their action items, apart from the demo's. */
import { randomUUID } from 'node:crypto'
import { addDays, type CalendarDate, toDbDate, today } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { db, visit } from './app.ts'
import { join, martaLindqvist, person } from './people.ts'

export const LIST = '/partner-management/action-items'

/** The current day for the members in tests, who have no time zone set. */
export const day = (offset: number): CalendarDate => addDays(today('America/New_York'), offset)

const named = (name: string) => ({ name, sortKey: sortKey(name), searchKey: fold(name) })

export async function partner(name: string): Promise<number> {
  const organization = { ...named(name), isPartner: true }
  return (await db().organization.create({ data: organization })).id
}

/** A representative of the partner: Marta Lindqvist, or the given name. */
export async function representative(
  organizationId: number,
  name?: [first: string, last: string],
): Promise<number> {
  const who = { email: `${randomUUID()}@example.org`, roles: ['PARTNER' as const], organizationId }
  const [id] = await join(name ? person(...name, who) : martaLindqvist(who))
  return id as number
}

/** A partner manager of these partners. */
export async function managerOf(...organizationIds: number[]): Promise<number> {
  const own = organizationIds[0] ?? null
  const [id] = await join(
    person('Kofi', 'Mensah', {
      email: `${randomUUID()}@example.org`,
      roles: ['PARTNER'],
      partnerRoles: ['PARTNER_MANAGER'],
      organizationId: own,
    }),
  )
  await db().user.update({
    where: { id },
    data: { managedOrganizations: { connect: organizationIds.map((it) => ({ id: it })) } },
  })
  return id as number
}

/** An event, with the participants of these partners in the same order. */
export async function eventOf(name: string, ...organizationIds: number[]) {
  const event = await db().event.create({
    data: { ...named(name), startDate: toDbDate(day(60)), endDate: toDbDate(day(61)) },
  })
  const participants: number[] = []
  for (const organizationId of organizationIds) {
    const participant = { eventId: event.id, organizationId, status: 'ACCEPTED' as const }
    participants.push((await db().partnerParticipant.create({ data: participant })).id)
  }
  return { id: event.id, participants }
}

type ItemChanges = {
  name?: string
  description?: string
  actionUrl?: string
  starts?: number
  due?: number
  assigneeId?: number
  completedAt?: Date
}

/** An item of the participant: to do, unless its days (counted from today) say otherwise. */
export async function item(
  participantId: number,
  { starts = -5, due = 5, ...changes }: ItemChanges = {},
): Promise<number> {
  const { eventId } = await db().partnerParticipant.findUniqueOrThrow({ where: { id: participantId } })
  const created = await db().actionItem.create({
    data: {
      name: 'Send the logo',
      description: 'As a vector drawing.',
      startDate: toDbDate(day(starts)),
      dueDate: toDbDate(day(due)),
      participantId,
      eventId,
      ...changes,
    },
  })
  return created.id
}

export const itemOf = (id: number) => db().actionItem.findUniqueOrThrow({ where: { id } })

/** The list at the URL, row by row. */
export async function visitList(query: string, as: Parameters<typeof visit>[1]) {
  const { page, status } = await visit(`${LIST}${query}`, as)
  return {
    page,
    status,
    names: page.texts('tbody th a bdi'),
    statuses: page.texts('tbody .chip'),
    total: page.has('.with-filters #count') ? page.text('.with-filters #count') : null,
  }
}
