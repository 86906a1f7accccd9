import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, fetch } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'

const manager = { as: 'event-manager' } as const

/** What exports guard against formulas, and what only looks as if they had. */
const RISKY = ['-40 is cold', '@Sponsor', '=Lead', "'+1", '- bring a coat']

const clear = async () => {
  await db().actionItem.deleteMany({ where: { event: { name: { endsWith: 'Guarded Day' } } } })
  await db().event.deleteMany({ where: { name: { endsWith: 'Guarded Day' } } })
  await db().user.deleteMany({ where: { email: { endsWith: '@guarded.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Guarded ' } } })
  await db().fileImport.deleteMany()
}

beforeEach(async () => {
  await clear()
  const event = await db().event.create({
    data: {
      name: '-5 Guarded Day',
      sortKey: '-5 guarded day',
      searchKey: '-5 guarded day',
      startDate: new Date('2027-03-05'),
      endDate: new Date('2027-03-05'),
      timezone: 'America/New_York',
      sessions: {
        create: RISKY.map((name) => ({ name, searchKey: name, startDate: new Date('2027-03-05') })),
      },
    },
    include: { sessions: true },
  })
  const user = await db().user.create({
    data: {
      email: 'ana@guarded.example',
      firstName: 'Ana',
      lastName: 'Guarded',
      roles: ['FELLOW'],
      partnerRoles: [],
      givingBack: [],
      emailVerifiedAt: new Date(),
    },
  })
  await db().fellowAttendee.create({
    data: {
      eventId: event.id,
      userId: user.id,
      sessions: {
        create: event.sessions.map(({ id }) => ({
          sessionId: id,
          status: 'ATTENDED',
          attendedAt: new Date(),
        })),
      },
    },
  })
  for (const [index, text] of RISKY.entries()) {
    const { id: organizationId } = await makeOrganization({ name: `Guarded ${index}` })
    await db().affiliation.create({
      data: { userId: user.id, type: 'EMPLOYMENT', organizationId, title: text, visible: true },
    })
    const { id: participantId } = await db().partnerParticipant.create({
      data: { eventId: event.id, organizationId, role: text },
    })
    await db().actionItem.create({
      data: {
        eventId: event.id,
        participantId,
        name: text,
        description: text,
        startDate: new Date('2027-01-01'),
        dueDate: new Date('2027-02-01'),
      },
    })
  }
  await db().organization.updateMany({
    where: { name: { startsWith: 'Guarded ' } },
    data: { isPartner: true },
  })
})
afterEach(clear)

const KINDS = [
  ['action-items', 'search=guarded+day', RISKY.length, manager],
  ['event-participants', 'search=guarded+day', RISKY.length, admin],
  ['event-attendees', 'search=guarded+day', 1, admin],
  ['affiliations', 'search=ana+guarded', RISKY.length, admin],
] as const

const exported = async (kind: string, query: string, asking: Parameters<typeof fetch>[1]) =>
  (await fetch(`/admin/${kind}/export/csv?${query}`, asking)).text()

test.each(KINDS)(
  '%s that were exported change nothing when they come back',
  async (kind, query, lines, as) => {
    const file = await exported(kind, query, as)
    expect(file).toContain(`"'-`)
    const { page } = await uploaded(kind, file, as)
    expect(countsOn(page)).toMatchObject({ New: 0, Changed: 0, Unchanged: lines, 'With faults, left out': 0 })
  },
)

test('what is new in an exported file comes in without the guard, and a list from elsewhere as it stands', async () => {
  const numbered = await exported('affiliations', 'search=ana+guarded', admin)
  const file = numbered.replace('id,version,', '').replaceAll(/^\d+,\d+,/gm, '')
  const elsewhere = "Email,Organization,Title\nana@guarded.example,Guarded 0,'=Chief\n"
  await db().affiliation.deleteMany({ where: { user: { email: 'ana@guarded.example' } } })
  for (const content of [file, elsewhere])
    await pressImport((await uploaded('affiliations', content)).address)
  const made = await db().affiliation.findMany({ where: { user: { email: 'ana@guarded.example' } } })
  expect(made.map(({ title }) => title).toSorted()).toEqual([...RISKY, "'=Chief"].toSorted())
})

test('a file of the faults of an exported one is guarded like it', async () => {
  const file = await exported('event-participants', 'search=guarded+day', admin)
  const { address } = await uploaded('event-participants', file.replaceAll('Invited', 'Perhaps'))
  const faults = await (await fetch(`${address}/faults`, admin)).text()
  expect(faults).toContain(`"'@Sponsor"`)
  expect(faults).not.toContain(`"''@Sponsor"`)
  const { page } = await uploaded('event-participants', faults.replaceAll(',Perhaps,', ',Invited,'))
  expect(countsOn(page)).toMatchObject({ Changed: 0, Unchanged: RISKY.length })
})
