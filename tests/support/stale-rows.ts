/** Rows that others change outside the administration, one of each kind, and what its file’s column says. */
import { db } from './app.ts'
import { makeOrganization } from './imports.ts'

export const clearStale = async () => {
  await db().actionItem.deleteMany({ where: { event: { name: 'Stale Day' } } })
  await db().event.deleteMany({ where: { name: 'Stale Day' } })
  await db().user.deleteMany({ where: { email: { endsWith: '@stale.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Stale Works' } } })
  await db().fileImport.deleteMany()
  await db().exportedRow.deleteMany()
}
const day = (text: string) => new Date(`${text}T00:00:00Z`)

let sessions: number[] = []

async function makeDay() {
  const event = await db().event.create({
    data: {
      name: 'Stale Day',
      sortKey: 'stale day',
      searchKey: 'stale day',
      startDate: day('2027-03-05'),
      endDate: day('2027-03-05'),
      timezone: 'America/New_York',
      published: true,
      sessions: {
        create: ['Opening', 'Lunch', 'Closing'].map((name, index) => ({
          name,
          searchKey: name.toLowerCase(),
          startDate: day('2027-03-05'),
          startTime: `0${index + 7}:00`,
        })),
      },
    },
    include: { sessions: { orderBy: { startTime: 'asc' } } },
  })
  sessions = event.sessions.map(({ id }) => id)
  return event.id
}

const person = (name: string) => ({
  email: `${name}@stale.example`,
  firstName: name,
  lastName: 'Stale',
  roles: ['FELLOW' as const],
  partnerRoles: [],
  givingBack: [],
  emailVerifiedAt: new Date(),
})

/** The row that each kind’s file is about, and how it is read again. */
export const STALE = {
  'event-participants': {
    column: 'Role',
    async make() {
      const eventId = await makeDay()
      const { id: organizationId } = await makeOrganization({ name: 'Stale Works' })
      await db().organization.update({ where: { id: organizationId }, data: { isPartner: true } })
      await db().partnerParticipant.create({ data: { eventId, organizationId, role: 'Guest' } })
    },
    texts: ['Guest', 'Host', 'Sponsor'],
    set: (role: string) =>
      db().partnerParticipant.updateMany({ where: { event: { name: 'Stale Day' } }, data: { role } }),
    get: async () =>
      (await db().partnerParticipant.findFirst({ where: { event: { name: 'Stale Day' } } }))?.role,
    remove: () => db().partnerParticipant.deleteMany({ where: { event: { name: 'Stale Day' } } }),
    fixed: ['Organization', 'Another Works'],
    noun: 'This event has no participant',
    search: 'stale+day',
  },
  'action-items': {
    column: 'Name',
    async make() {
      const eventId = await makeDay()
      const { id: organizationId } = await makeOrganization({ name: 'Stale Works' })
      const { id: participantId } = await db().partnerParticipant.create({
        data: { eventId, organizationId },
      })
      const dates = { startDate: day('2027-01-01'), dueDate: day('2027-02-01') }
      await db().actionItem.create({
        data: { eventId, participantId, name: 'Send a logo', description: 'As a file', ...dates },
      })
    },
    texts: ['Send a logo', 'Send two logos', 'Send a banner'],
    set: (name: string) =>
      db().actionItem.updateMany({ where: { event: { name: 'Stale Day' } }, data: { name } }),
    get: async () => (await db().actionItem.findFirst({ where: { event: { name: 'Stale Day' } } }))?.name,
    remove: () => db().actionItem.deleteMany({ where: { event: { name: 'Stale Day' } } }),
    fixed: ['Assignee', 'nobody@stale.example'],
    noun: 'This event has no action item',
    search: 'stale+day',
  },
  affiliations: {
    column: 'Last day',
    async make() {
      const { id: userId } = await db().user.create({ data: person('ana') })
      const { id: organizationId } = await makeOrganization({ name: 'Stale Works' })
      const job = { type: 'EMPLOYMENT' as const, title: '=Lead', startDate: day('2020-01-01') }
      await db().affiliation.create({ data: { userId, organizationId, ...job, endDate: day('2024-01-31') } })
    },
    texts: ['2024-01-31', '2024-02-29', '2024-03-31'],
    set: (text: string) =>
      db().affiliation.updateMany({
        where: { user: { email: 'ana@stale.example' } },
        data: { endDate: day(text) },
      }),
    get: async () => {
      const one = await db().affiliation.findFirst({ where: { user: { email: 'ana@stale.example' } } })
      return one?.endDate?.toISOString().slice(0, 10)
    },
    remove: () => db().affiliation.deleteMany({ where: { user: { email: 'ana@stale.example' } } }),
    fixed: ['Title', 'Chief'],
    noun: 'This member has no affiliation',
    search: 'ana+stale',
  },
  'event-attendees': {
    column: 'Sessions',
    async make() {
      const eventId = await makeDay()
      const { id: userId } = await db().user.create({ data: person('bo') })
      await db().fellowAttendee.create({
        data: { eventId, userId, sessions: { create: { session: { connect: { id: sessions[0] } } } } },
      })
    },
    texts: ['Opening', 'Opening; Lunch', 'Opening; Closing'],
    async set(text: string) {
      const who = {
        eventId: (await db().event.findFirstOrThrow({ where: { name: 'Stale Day' } })).id,
        userId: (await db().user.findFirstOrThrow({ where: { email: 'bo@stale.example' } })).id,
      }
      await db().fellowAttendeeSession.deleteMany({ where: who })
      const wanted = ['Opening', 'Lunch', 'Closing'].flatMap((name, index) =>
        text.includes(name) ? [{ ...who, sessionId: sessions[index] as number }] : [],
      )
      await db().fellowAttendeeSession.createMany({ data: wanted })
    },
    get: async () => {
      const rows = await db().fellowAttendeeSession.findMany({
        where: { attendee: { user: { email: 'bo@stale.example' } } },
        include: { session: true },
        orderBy: { session: { startTime: 'asc' } },
      })
      return rows.map(({ session }) => session.name).join('; ') || undefined
    },
    remove: () => db().fellowAttendee.deleteMany({ where: { user: { email: 'bo@stale.example' } } }),
    fixed: ['Email address', 'ana@stale.example'],
    noun: 'This event has no attendee',
    search: 'stale+day',
  },
} as const
