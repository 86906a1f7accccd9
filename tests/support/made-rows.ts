/** What stands in the files of kinds that no form makes: people, and what they and partners do at events. */

import type { CalendarDate } from '#app/values/calendar-date.ts'
import { toDbDate } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { db } from './app.ts'
import { newFellow } from './sessions.ts'

/** Texts and days for whatever needs some, in turn. */
export type Supply = { text: () => string; day: () => CalendarDate }

export type Made = { remove: () => Promise<unknown> }

let number = 0

const visible = (text: string, otherwise: string) =>
  text.replace(/\s+/g, ' ').trim().length > 1 ? text.replace(/\s+/g, ' ').trim() : otherwise

async function madeEvent() {
  const name = `Trip ${++number}`
  const startDate = new Date('2027-03-05')
  const sessions = ['Opening', 'Lunch', 'Lunch', 'Closing'].map((title, index) => ({
    name: title,
    searchKey: fold(title),
    startDate,
    startTime: `0${index + 6}:00`,
  }))
  return db().event.create({
    data: {
      name,
      sortKey: sortKey(name),
      searchKey: fold(name),
      startDate,
      endDate: startDate,
      timezone: 'America/New_York',
      published: true,
      sessions: { create: sessions },
    },
    include: { sessions: { orderBy: { startTime: 'asc' } } },
  })
}

const madeOrganization = () => {
  const name = `Trip Works ${++number}`
  const data = {
    name,
    sortKey: sortKey(name),
    searchKey: fold(name),
    type: 'COMPANY' as const,
    isPartner: true,
  }
  return db().organization.create({ data })
}

async function participants(count: number, { text }: Supply) {
  const event = await madeEvent()
  const organizations: number[] = []
  for (let made = 0; made < count; made++) organizations.push((await madeOrganization()).id)
  for (const organizationId of organizations) {
    const role = visible(text(), '') || null
    const status = organizationId % 2 ? 'INVITED' : 'ACCEPTED'
    await db().partnerParticipant.create({ data: { eventId: event.id, organizationId, role, status } })
  }
  const remove = async () => {
    await db().actionItem.deleteMany({ where: { eventId: event.id } })
    await db().event.delete({ where: { id: event.id } })
    await db().organization.deleteMany({ where: { id: { in: organizations } } })
  }
  return { event, remove }
}

async function actionItems(count: number, supply: Supply): Promise<Made> {
  const { event, remove } = await participants(2, supply)
  const of = await db().partnerParticipant.findMany({ where: { eventId: event.id } })
  for (let made = 0; made < count; made++) {
    const [first, last] = [supply.day(), supply.day()].sort() as [CalendarDate, CalendarDate]
    await db().actionItem.create({
      data: {
        eventId: event.id,
        participantId: of[made % of.length]?.id ?? 0,
        name: visible(supply.text(), `Item ${made}`),
        description: visible(supply.text(), 'Some text\nand more'),
        startDate: toDbDate(first),
        dueDate: first === last ? new Date('2090-01-01') : toDbDate(last),
        actionUrl: made % 2 ? `https://example.org/${made}` : null,
      },
    })
  }
  return { remove }
}

async function attendees(count: number): Promise<Made> {
  const event = await madeEvent()
  const people: number[] = []
  for (let made = 0; made < count; made++) {
    const userId = await newFellow({ lastName: `Trip ${++number}` })
    people.push(userId)
    const agenda = event.sessions.filter((_, index) => (made >> index) % 2 === 1)
    await db().fellowAttendee.create({
      data: {
        eventId: event.id,
        userId,
        sessions: {
          create: agenda.map(({ id }, index) => ({
            session: { connect: { id } },
            status: index === 1 ? ('ATTENDED' as const) : ('REGISTERED' as const),
          })),
        },
      },
    })
  }
  const remove = async () => {
    await db().event.delete({ where: { id: event.id } })
    await db().user.deleteMany({ where: { id: { in: people } } })
  }
  return { remove }
}

async function people(count: number, { text, day }: Supply): Promise<Made> {
  const programs = await db().program.findMany({ take: 4, orderBy: { id: 'asc' } })
  const { id: organizationId } = await madeOrganization()
  const made: number[] = []
  for (let index = 0; index < count; index++) {
    const id = await newFellow({ firstName: visible(text(), 'Ana'), lastName: `Trip ${++number}` })
    made.push(id)
    await db().enrollment.createMany({
      data: programs.slice(0, index % 4).map(({ id: programId }) => ({
        userId: id,
        programId,
        startDate: toDbDate(day()),
      })),
    })
    const days = [day(), day()].sort()
    await db().affiliation.create({
      data: {
        userId: id,
        organizationId,
        type: 'EMPLOYMENT',
        title: visible(text(), '') || null,
        startDate: toDbDate(days[0] as CalendarDate),
        endDate: index % 2 ? toDbDate(days[1] as CalendarDate) : null,
      },
    })
  }
  const remove = async () => {
    await db().user.deleteMany({ where: { id: { in: made } } })
    await db().organization.delete({ where: { id: organizationId } })
  }
  return { remove }
}

/** By the name of the kind. */
export const ROW_MAKERS: Record<string, (count: number, supply: Supply) => Promise<Made>> = {
  members: people,
  enrollments: people,
  affiliations: people,
  'event-participants': participants,
  'action-items': actionItems,
  'event-attendees': attendees,
}
