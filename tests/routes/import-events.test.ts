import { afterEach, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'

const HEADER =
  'Name,Start Date,Start Time,End Date,End Time,Time Zone,Program,Organization,Published,Event URL,Code'

/** A list that several people kept, each in a way of their own. */
const LINES = [
  'Mixed Case Day,2027-03-05,09:00,2027-03-05,17:00,America/New_York,,Mixed Foundry,yes,https://rsvp.example/day,CASE-27',
  'Mixed Night,2027-04-16,21:30,2027-04-17,02:00,America/Chicago,,Mixed Foundry,no,,0042',
  'Mixed Clock Change,2027-03-14,02:30,2027-03-14,04:00,America/New_York,,,no,,',
  'Mixed Desert,2027-03-14,02:30,2027-03-14,04:00,America/Phoenix,,,no,,',
  'Mixed Second Hour,2027-11-07,01:30,2027-11-07,03:00,America/New_York,,,no,,',
  'Mixed Paris,15/06/2027,12:00,15/06/2027,14:00,europe/paris,,,no,,',
  'Mixed Summer,06/18/2027,6:00 PM,06/18/2027,9:00 PM,US/Eastern,,,no,,',
  'Mixed Breakfast,03/04/2027,08:00,03/04/2027,10:00,America/New_York,,,no,,',
  'Mixed Retreat,"September 3, 2027",09:00,"September 5, 2027",,America/Denver,,,no,,',
  'Mixed Winter,2027-02-30,12:00,2027-02-30,13:00,America/New_York,,,no,,',
  'Mixed Numbers,46486,0.375,46486,0.5,America/New_York,,,no,,',
  'Mixed Reverse,2027-05-10,09:00,2027-05-08,10:00,America/New_York,,,no,,',
  'Mixed Offset,2027-07-01,10:00,2027-07-01,11:00,UTC-5,,,no,,',
  'Mixed Letters,2027-07-02,10:00,2027-07-02,11:00,EST,,,no,,',
  'Mixed Other Program,2027-07-03,10:00,2027-07-03,11:00,Eastern Standard Time,,,no,,',
  'Mixed Left Out,2027-07-06,10:00,2027-07-06,,,,,no,,',
  'Mixed Twice,2027-08-02,09:00,2027-08-02,12:00,America/New_York,,,no,,',
  'Mixed Twice,2027-08-02,09:00,2027-08-02,12:00,America/New_York,,,no,,',
  'Mixed Link,2027-08-03,24:30,2027-08-03,12:00,America/New_York,,,no,javascript:alert(1),',
  'Mixed Not Yet,2027-08-04,09:00,2027-08-04,12:00,America/New_York,Career Prep 2031,Mixed Nobody,maybe,,',
]

afterEach(async () => {
  await db().event.deleteMany({ where: { name: { startsWith: 'Mixed ' } } })
  await db().organization.deleteMany({ where: { name: 'Mixed Foundry' } })
  await db().fileImport.deleteMany()
})

const linesWithFaults = (texts: string[]) => texts.map((text) => Number(/^Line (\d+)/.exec(text)?.[1]))

test('a list that several people kept: every line is what it is, or says why not', async () => {
  await makeOrganization({ name: 'Mixed Foundry' })
  const { page, address } = await uploaded('events', [HEADER, ...LINES].join('\n'))
  expect(countsOn(page)).toEqual({ New: 6, Changed: 0, Unchanged: 0, 'With faults, left out': 14, Blank: 0 })
  const said = page.text('[aria-labelledby=dry-run]')
  expect(said).toContain('Not read: End Time.')
  expect(said).toContain('01:30 happens twice on Nov 7, 2027. “Mixed Second Hour” starts the first time.')
  const faults = page.texts('[aria-labelledby=faults] tbody tr')
  expect(linesWithFaults(faults)).toEqual([
    4, 7, 7, 8, 8, 9, 9, 11, 11, 12, 12, 12, 13, 14, 15, 16, 17, 19, 20, 20, 21, 21, 21,
  ])
  const reasons = (line: number) => faults.filter((text) => text.startsWith(`Line ${line}`)).join(' ')
  expect(reasons(4)).toContain('clocks skip 02:30')
  expect(reasons(14)).toContain('no time zone of a place')
  for (const line of [15, 16]) expect(reasons(line)).toContain('Write “America/New_York”.')
  expect(reasons(17)).toContain('Please choose the time zone.')
  expect(reasons(19)).toContain('the same event as in line 18')
  await pressImport(address)
  const made = await db().event.findMany({
    where: { name: { startsWith: 'Mixed ' } },
    orderBy: { name: 'asc' },
  })
  expect(
    made.map(({ name, published, startDate, endDate, code }) => [
      name,
      published,
      ...[startDate, endDate].map((day) => day.toISOString().slice(0, 10)),
      code,
    ]),
  ).toEqual([
    ['Mixed Case Day', true, '2027-03-05', '2027-03-05', 'CASE-27'],
    ['Mixed Desert', false, '2027-03-14', '2027-03-14', null],
    ['Mixed Night', false, '2027-04-16', '2027-04-17', '0042'],
    ['Mixed Retreat', false, '2027-09-03', '2027-09-05', null],
    ['Mixed Second Hour', false, '2027-11-07', '2027-11-07', null],
    ['Mixed Twice', false, '2027-08-02', '2027-08-02', null],
  ])
  const again = await uploaded('events', [HEADER, ...LINES].join('\n'))
  expect(countsOn(again.page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 6 })
})

test.each([
  ['day-first', { 'Mixed Paris': '2027-06-15', 'Mixed Breakfast': '2027-04-03' }],
  ['month-first', { 'Mixed Summer': '2027-06-18', 'Mixed Breakfast': '2027-03-04' }],
])('%s is read for the whole column once it is chosen', async (order, days) => {
  const { address } = await uploaded('events', [HEADER, ...LINES.slice(5, 8)].join('\n'))
  const first = await visit(address, admin)
  await submit(first.page.form('.admin-page form.form', { order }), admin)
  const { page } = await visit(address, admin)
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 1 })
  await pressImport(address)
  const made = await db().event.findMany({ where: { name: { startsWith: 'Mixed ' } } })
  expect(
    Object.fromEntries(made.map(({ name, startDate }) => [name, startDate.toISOString().slice(0, 10)])),
  ).toEqual(days)
  const zones = made
    .filter(({ name }) => name !== 'Mixed Breakfast')
    .map(({ timezone, startTime }) => [timezone, startTime])
  expect(zones).toEqual(order === 'day-first' ? [['Europe/Paris', '12:00']] : [['America/New_York', '18:00']])
})
