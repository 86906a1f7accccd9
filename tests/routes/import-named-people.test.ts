import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendForm } from '../support/administration.ts'
import { db, fetch, type visit } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'

/** Whom files name: members by address or name, and what they're given by its label. */

type Page = Awaited<ReturnType<typeof visit>>['page']

const person = (email: string, firstName: string, lastName: string) =>
  db().user.create({
    data: {
      email,
      firstName,
      lastName,
      searchText: `${firstName} ${lastName}`.toLowerCase(),
      roles: ['FELLOW'],
      partnerRoles: [],
      givingBack: [],
      emailVerifiedAt: new Date(),
    },
  })

const clean = async () => {
  await db().event.deleteMany({ where: { name: 'Named Day' } })
  await db().invitation.deleteMany({ where: { email: { endsWith: '@named.example' } } })
  await db().user.deleteMany({ where: { email: { endsWith: '@named.example' } } })
  await db().fileImport.deleteMany()
}
beforeEach(clean)
afterEach(clean)

const faultsOn = (page: Page) =>
  page.has('[aria-labelledby=faults]') ? page.texts('[aria-labelledby=faults] tbody td') : []

async function makeDay() {
  const { id } = await db().event.create({
    data: {
      name: 'Named Day',
      sortKey: 'named day',
      searchKey: 'named day',
      startDate: new Date('2027-03-05'),
      endDate: new Date('2027-03-05'),
      timezone: 'America/New_York',
      published: false,
      sessions: { create: { name: 'Opening', searchKey: 'opening', startDate: new Date('2027-03-05') } },
    },
  })
  return id
}

describe('a speaker who is a member', () => {
  const speakers = (cell: string) =>
    uploaded('session-speakers', `Event,Session,Member\nNamed Day,Opening,"${cell}"\n`)

  test.each([
    ['the address alone', 'ADA@named.example '],
    ['name and address', 'Ada Ruiz (ada@named.example)'],
    ['as email programs write it', 'Ada Ruiz <ada@named.example>'],
    ['a former name with the address', 'Ada Okoro (ada@named.example)'],
    ['the name alone', 'ada ruiz'],
  ])('is found by %s', async (_, cell) => {
    const eventId = await makeDay()
    const { id } = await person('ada@named.example', 'Ada', 'Ruiz')
    await person('other@named.example', 'Ada', 'Ruiz-Bell')
    const { page, address } = await speakers(cell)
    expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 0 })
    await pressImport(address)
    const made = await db().sessionSpeaker.findMany({ where: { session: { eventId } } })
    expect(made.map(({ userId }) => userId)).toEqual([id])
  })

  test.each([
    ['nobody@named.example', 'There’s no member with that email address.'],
    ['Ada Ruiz (nobody@named.example)', 'There’s no member with that email address.'],
    ['Nobody Named', 'There’s no member with that name.'],
    ['#999999', 'There’s no member with that number.'],
    ['Bo Named', 'There are several with that name. Write the email address of the right one.'],
  ])('%s: the words fit what was given', async (cell, reason) => {
    await makeDay()
    await person('bo@named.example', 'Bo', 'Named')
    await person('bo2@named.example', 'Bo', 'Named')
    expect(faultsOn((await speakers(cell)).page)).toEqual(['Member', cell, reason])
  })
})

test.each([
  ['enrollments', 'member'],
  ['invitations-enrollments', 'invitation'],
])('%s of an address that no one has', async (kind, noun) => {
  const { page } = await uploaded(kind, 'Email,Program,First day\nnobody@named.example,x,2027-01-01\n')
  expect(faultsOn(page)).toEqual([
    'Email address',
    'nobody@named.example',
    `There’s no ${noun} with that email address.`,
  ])
})

test('organizations and places that aren’t there are called so', async () => {
  const { page } = await uploaded(
    'job-postings',
    'Title,Partner,Place,Posted on\nNamed job,Named Nowhere,Named Nowhere,2027-01-01\n',
  )
  expect(page.texts('[aria-labelledby=faults] tbody td:last-child')).toEqual(
    expect.arrayContaining(['There’s no partner with that name.', 'There’s no place with that name.']),
  )
})

describe('roles are called by their names', () => {
  test('where lines of a person contradict each other', async () => {
    const { page } = await uploaded(
      'members',
      [
        'Email,First name,Last name,Roles',
        'ida@named.example,Ida,Named,Fellow',
        'ida@named.example,Ida,Named,Event Manager; Alumni',
      ].join('\n'),
    )
    expect(faultsOn(page)).toEqual([
      'Roles',
      'Alumni; Event Manager',
      'It differs from line 2, which is about the same person.',
    ])
  })

  test('where nobody changes the own ones', async () => {
    const own = await db().user.findFirstOrThrow({
      where: { roles: { has: 'ADMIN' }, email: { contains: 'admin' } },
    })
    const { page } = await uploaded(
      'members',
      `Email,First name,Last name,Roles\n${own.email},${own.firstName},${own.lastName},Event Manager\n`,
    )
    expect(faultsOn(page).slice(0, 2)).toEqual(['Roles', 'Event Manager'])
  })

  test('where there’s no such role, it says which there are', async () => {
    const { page } = await uploaded(
      'members',
      'Email,First name,Last name,Roles\nida@named.example,Ida,Named,King\n',
    )
    expect(faultsOn(page)[2]).toBe('Write one of: Alumni, Fellow, Partner, Event Manager, Staff, Admin.')
  })

  test('where who reads it can’t give them', async () => {
    await sendForm('/admin/invitations/new', {
      email: 'eva@named.example',
      firstName: 'Eva',
      lastName: 'Holm',
      roles: ['EVENT_MANAGER'],
    })
    const { id } = await db().invitation.findUniqueOrThrow({ where: { email: 'eva@named.example' } })
    const staff = { as: 'staff' } as const
    const file = await (await fetch('/admin/invitations/export/csv?search=eva@named', staff)).text()
    expect(file).toContain('Event Manager')
    expect(file).not.toContain('EVENT_MANAGER')
    await sendForm(`/admin/invitations/${id}`, { roles: ['ADMIN'] })
    const { page } = await uploaded('invitations', file.replace('Event Manager', 'Fellow'), staff)
    expect(faultsOn(page)[2]).toContain('from “Event Manager” to “Admin”')
  })
})

test('of people a file’s line is refused with the words of the form', async () => {
  const answer = await sendForm('/admin/invitations/new', { email: 'nowhere', firstName: '', lastName: '' })
  expect(answer.status).toBe(400)
  const text = await answer.text()
  const { page } = await uploaded(
    'members',
    `Email,First name,Last name,Roles,Organization\nnowhere,,,Fellow,\n,Ida,Named,Fellow,\npia@named.example,Pia,Named,Partner,\n`,
  )
  const said = page.texts('[aria-labelledby=faults] tbody td:last-child')
  expect(said).toEqual([
    'Please enter a valid email address.',
    'Please enter the first name.',
    'Please enter the last name.',
    'Please enter the email address.',
    'Please choose the organization that they’re a partner of.',
  ])
  for (const words of said.slice(0, 3)) expect(text).toContain(words)
})
