// @one-database: files are read and judged above the database.
import { afterEach, describe, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, faultsOn, pressImport, uploaded } from '../support/imports.ts'

type Page = Awaited<ReturnType<typeof visit>>['page']

afterEach(async () => {
  await db().event.deleteMany({ where: { name: { startsWith: 'Dated ' } } })
  await db().user.deleteMany({ where: { email: { endsWith: '@dated.example' } } })
  await db().fileImport.deleteMany()
})

const makeEvent = (name: string, day: string, data: object = {}) =>
  db().event.create({
    data: {
      name,
      sortKey: name.toLowerCase(),
      searchKey: name.toLowerCase(),
      startDate: new Date(day),
      endDate: new Date(day),
      timezone: 'America/New_York',
      published: false,
      ...data,
    },
  })

async function choose(address: string, order: string) {
  const { page } = await visit(address, admin)
  await submit(page.form('[aria-labelledby=columns] form', { order }), admin)
  return (await visit(address, admin)).page
}

const exported = async () =>
  (await fetch('/admin/events/export/csv?search=dated', admin)).text().then((text) => text.trim())

const changedDay = (page: Page) => page.texts('[aria-labelledby=changed] li li')

describe('5 March 2027, as a program shows it', () => {
  test.each([
    ['5/3/27', 'day-first', 'month-first', 'May 3'],
    ['3/5/27', 'month-first', 'day-first', 'May 3'],
    ['5/3/2027', 'day-first', 'month-first', 'May 3'],
    ['05.03.27', 'day-first', 'month-first', 'May 3'],
  ])('%s is unchanged in its own order, and an edit in the other', async (cell, own, other) => {
    await makeEvent('Dated Day', '2027-03-05')
    const file = (await exported()).replaceAll('2027-03-05', cell)
    expect(file).toContain(cell)
    const { page, address } = await uploaded('events', file)
    expect(countsOn(page)).toMatchObject({ Unchanged: 1, 'Rewritten cells': 2, 'With faults, left out': 0 })
    const inOwn = await choose(address, own)
    expect(countsOn(inOwn)).toMatchObject({ Unchanged: 1, 'Rewritten cells': 2 })
    const inOther = await choose(address, other)
    expect(countsOn(inOther)).toMatchObject({ Changed: 1, Unchanged: 0 })
    expect(changedDay(inOther)).toEqual([
      'First day: 2027-03-05 to 2027-05-03',
      'Last day: 2027-03-05 to 2027-05-03',
    ])
  })

  test('in a new line is read in the order of the file, and a fault without one', async () => {
    const { page, address } = await uploaded(
      'events',
      'Name,First day,Last day,Time zone\nDated Day,5/3/27,5/3/27,Europe/Paris\n',
    )
    expect(faultsOn(page)).toEqual([
      expect.stringMatching(/Line 2.*First day.*The day or the month may come first\. Choose which/),
      expect.stringMatching(/Line 2.*Last day.*The day or the month may come first\. Choose which/),
    ])
    const read = await choose(address, 'day-first')
    expect(countsOn(read)).toMatchObject({ New: 1, 'With faults, left out': 0 })
    expect(read.text('[aria-labelledby=dry-run]')).toContain(
      'Years with two digits, such as 27, are read as 2027.',
    )
    await pressImport(address)
    const made = await db().event.findFirstOrThrow({ where: { name: 'Dated Day' } })
    expect(made.startDate.toISOString().slice(0, 10)).toBe('2027-03-05')
  })
})

test('days with two digits of a year show the order of the file, and the century isn’t guessed', async () => {
  const { page } = await uploaded(
    'events',
    [
      'Name,First day,Last day,Time zone',
      'Dated A,5/3/27,5/13/27,Europe/Paris',
      'Dated B,5/3/31,5/3/31,Europe/Paris',
    ].join('\n'),
  )
  expect(page.text('[aria-labelledby=dry-run]')).toContain('are read with the month first')
  expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 1 })
  expect(faultsOn(page)[0]).toMatch(/Line 3.*First day.*Write the year with four digits, such as 2031\./)
})

test('sessions, action items and affiliations read days alike', async () => {
  const { id } = await makeEvent('Dated Day', '2027-03-05', { endDate: new Date('2027-03-20') })
  const { page, address } = await uploaded(
    'event-sessions',
    'Event,Name,Day\nDated Day,Opening,5/3/27\nDated Day,Closing,13/3/27\n',
  )
  expect(page.text('[aria-labelledby=dry-run]')).toContain('are read with the day first')
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 0 })
  await pressImport(address)
  const sessions = await db().eventSession.findMany({ where: { eventId: id }, orderBy: { startDate: 'asc' } })
  expect(sessions.map(({ startDate }) => startDate?.toISOString().slice(0, 10))).toEqual([
    '2027-03-05',
    '2027-03-13',
  ])

  await db().user.create({
    data: {
      email: 'dora@dated.example',
      firstName: 'Dora',
      lastName: 'Dated',
      roles: ['ALUMNI'],
      partnerRoles: [],
      givingBack: [],
    },
  })
  const { name } = await db().organization.findFirstOrThrow({ where: { type: 'COMPANY' } })
  const jobs = await uploaded(
    'affiliations',
    [
      'Email,Organization,Title,First day,Last day',
      `dora@dated.example,"${name}",Analyst,5/3/21,5/13/22`,
      `dora@dated.example,"${name}",Chief,5/3/85,`,
    ].join('\n'),
  )
  expect(jobs.page.text('[aria-labelledby=dry-run]')).toContain('are read with the month first')
  expect(faultsOn(jobs.page)).toEqual([
    expect.stringMatching(/Line 3.*First day.*Write the year with four digits/),
  ])

  const items = await uploaded(
    'action-items',
    'Event,Organization,Name,Starts on,Due on\nDated Day,Nobody,Send the logo,5/3/27,6/3/85\n',
    { as: 'event-manager' },
  )
  expect(faultsOn(items.page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Starts on.*The day or the month may come first/)]),
  )
})
