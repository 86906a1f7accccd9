import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'

const manager = { as: 'event-manager' } as const
const WHOLE_DAY = { startDate: new Date('2027-03-05'), endDate: new Date('2027-03-05') }
const WORKS = 'Emptied Works'

const clear = async () => {
  await db().actionItem.deleteMany({ where: { event: { name: 'Emptied Day' } } })
  await db().event.deleteMany({ where: { name: 'Emptied Day' } })
  await db().user.deleteMany({ where: { email: { endsWith: '@emptied.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Emptied ' } } })
  await db().fileImport.deleteMany()
}

beforeEach(async () => {
  await clear()
  const { id: organizationId } = await makeOrganization({ name: WORKS })
  await db().organization.update({ where: { id: organizationId }, data: { isPartner: true } })
  const event = await db().event.create({
    data: {
      ...WHOLE_DAY,
      name: 'Emptied Day',
      sortKey: 'emptied day',
      searchKey: 'emptied day',
      timezone: 'America/New_York',
      sessions: { create: { name: 'Opening', searchKey: 'opening', startDate: WHOLE_DAY.startDate } },
      participants: { create: { organizationId, role: 'Sponsor' } },
    },
    include: { participants: true },
  })
  await db().actionItem.create({
    data: {
      eventId: event.id,
      participantId: event.participants[0]?.id ?? 0,
      name: 'Send the logo',
      description: 'As a file',
      startDate: new Date('2027-01-01'),
      dueDate: new Date('2027-02-01'),
      actionUrl: 'https://example.org/',
    },
  })
  await db().user.create({
    data: {
      email: 'ana@emptied.example',
      firstName: 'Ana',
      lastName: 'Emptied',
      roles: ['FELLOW'],
      partnerRoles: [],
      givingBack: [],
      emailVerifiedAt: new Date(),
      affiliations: {
        create: { type: 'EMPLOYMENT', organizationId, title: 'Analyst', visible: true, ...WHOLE_DAY },
      },
    },
  })
})
afterEach(clear)

const ITEMS = 'Event,Organization,Assignee,Name,Description,Starts on,Due on,Link'
const JOBS = 'Email,Kind,Organization,Title,First day,Last day'
const PEOPLE = 'Email,First name,Last name,Roles,CRM key,Organization,Title,City,State,Program'

/** Every cell that can’t be emptied is told with why: what is required is a fault of its line. */
test.each([
  [
    'event-participants',
    'Event,Organization,Status',
    '(empty),(empty),',
    ['There’s no such event.', 'There’s no partner with that name.'],
    admin,
  ],
  [
    'event-participants',
    'Event,Organization,Status',
    `Emptied Day,${WORKS},(empty)`,
    ['Write one of: '],
    admin,
  ],
  [
    'action-items',
    ITEMS,
    `Emptied Day,${WORKS},,(empty),(empty),(empty),(empty),`,
    [
      'Please enter a name.',
      'Please enter a description.',
      'Please enter the start date.',
      'Please enter the due date.',
    ],
    manager,
  ],
  [
    'action-items',
    ITEMS,
    `Emptied Day,(empty),,Send the logo,,,,`,
    ['This partner isn’t taking part'],
    manager,
  ],
  ['event-attendees', 'Event,Email,Sessions', 'Emptied Day,(empty),', ['No one has this address.'], admin],
  [
    'event-attendees',
    'Event,Email,Sessions',
    'Emptied Day,ana@emptied.example,(empty)',
    ['The event has no session “(empty)”.'],
    admin,
  ],
  [
    'affiliations',
    JOBS,
    '(empty),(empty),(empty),,,',
    ['No one has this address.', 'Write one of: ', 'There’s no organization'],
    admin,
  ],
  [
    'members',
    PEOPLE,
    '(empty),(empty),(empty),(empty),,,,,,',
    [
      'Please enter the email address.',
      'Please enter the first name.',
      'Please enter the last name.',
      'Write one of: ',
    ],
    admin,
  ],
  [
    'members',
    PEOPLE,
    `bo@emptied.example,Bo,Emptied,Partner,,(empty),,,,`,
    ['Please choose the organization'],
    admin,
  ],
  ['invitations', 'Email,First name,Last name,Roles', '(empty),(empty),(empty),(empty)', ['Please '], admin],
])('%s refuse to empty what is required: %s, %s', async (kind, header, line, reasons, asking) => {
  const { page } = await uploaded(kind, `${header}\n${line}\n`, asking)
  expect(countsOn(page)).toMatchObject({ New: 0, Changed: 0, 'With faults, left out': 1 })
  const said = page.texts('[aria-labelledby=faults] tbody tr')
  for (const reason of reasons) expect(said).toContainEqual(expect.stringContaining(reason))
})

test('what isn’t required is emptied: of participants, action items and affiliations', async () => {
  const files = [
    ['event-participants', `Event,Organization,Role\nEmptied Day,${WORKS},(empty)\n`, admin],
    ['action-items', `${ITEMS}\nEmptied Day,${WORKS},(empty),Send the logo,,,,(empty)\n`, manager],
    ['affiliations', `${JOBS}\nana@emptied.example,,${WORKS},Analyst,2027-03-05,(empty)\n`, admin],
  ] as const
  for (const [kind, file, asking] of files) {
    const { page, address } = await uploaded(kind, file, asking)
    expect(countsOn(page), kind).toMatchObject({ Changed: 1, 'With faults, left out': 0 })
    await pressImport(address, asking)
  }
  const event = { event: { name: 'Emptied Day' } }
  expect(await db().partnerParticipant.findFirstOrThrow({ where: event })).toMatchObject({ role: null })
  expect(await db().actionItem.findFirstOrThrow({ where: event })).toMatchObject({ actionUrl: null })
  const ofAna = { user: { email: 'ana@emptied.example' } }
  expect(await db().affiliation.findMany({ where: ofAna })).toEqual([
    expect.objectContaining({ title: 'Analyst', endDate: null }),
  ])
})

test('an affiliation that is new has nothing where its cells are emptied', async () => {
  const file = `${JOBS}\nana@emptied.example,,${WORKS},(empty),(empty),(empty)\n`
  await pressImport((await uploaded('affiliations', file)).address)
  const made = await db().affiliation.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(made).toMatchObject({ title: null, startDate: null, endDate: null })
})

test('a new member has nothing where cells are emptied', async () => {
  const file = [
    PEOPLE,
    'bo@emptied.example,Bo,Emptied,Alumni,(empty),(empty),(empty),(empty),IL,(empty)',
    `cy@emptied.example,Cy,Emptied,Alumni,,${WORKS},(empty),,,`,
  ].join('\n')
  const { page, address } = await uploaded('members', file)
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 0 })
  expect(page.text('main')).not.toContain('The organization (empty)')
  await pressImport(address)
  const made = await db().user.findMany({
    where: { email: { in: ['bo@emptied.example', 'cy@emptied.example'] } },
    orderBy: { email: 'asc' },
    include: { affiliations: { include: { organization: true } } },
  })
  expect(JSON.stringify(made)).not.toContain('(empty)')
  expect(
    made.map(({ affiliations }) => affiliations.map(({ organization, title }) => [organization.name, title])),
  ).toEqual([[], [[WORKS, null]]])
})
