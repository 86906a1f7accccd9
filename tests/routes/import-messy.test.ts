import { afterEach, describe, expect, test } from 'vitest'
import { db } from '../support/app.ts'
import { chooseColumns, countsOn, faultsOn, pressImport, uploaded } from '../support/imports.ts'

/** Files as people have them, brought in as somebody would who sees the page for the first time. */

afterEach(async () => {
  await db().event.deleteMany({ where: { name: { startsWith: 'Messy ' } } })
  await db().user.deleteMany({ where: { email: { endsWith: '@messy.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Messy ' } } })
  await db().fileImport.deleteMany()
})

const windows1252 = (text: string) =>
  new Uint8Array([...text].map((char) => (char === '€' ? 0x80 : char.charCodeAt(0))))
const utf16be = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())

test('a German list of events: dates with points, prices with commas, a sum below', async () => {
  const { address } = await uploaded(
    'events',
    windows1252(
      [
        'Titel;Beginn;Ende;Uhrzeit;Zeitzone;Preis',
        'Messy Frühstück;16.04.2027;17.04.2027;9:30;Europe/Berlin;1.129,50 €',
        'Messy Gründerabend;03.05.2027;03.05.2027;18:00 Uhr;Europe/Berlin;0,00',
        'Summe;;;;;1.129,50',
      ].join('\r\n'),
    ),
  )
  const { page } = await chooseColumns(address, [
    'name',
    'startDate',
    'endDate',
    'startTime',
    'timezone',
    '-',
  ])
  expect(page.text('[aria-labelledby=dry-run]')).toContain('are read with the day first')
  expect(page.text('[aria-labelledby=dry-run]')).toContain('Not read: Preis.')
  expect(faultsOn(page)).toEqual([expect.stringMatching(/Line 4.*It seems to be a total/)])
  await pressImport(address)
  const made = await db().event.findMany({
    where: { name: { startsWith: 'Messy ' } },
    orderBy: { name: 'asc' },
  })
  expect(
    made.map(({ name, startDate, startTime }) => [name, startDate.toISOString().slice(0, 10), startTime]),
  ).toEqual([
    ['Messy Frühstück', '2027-04-16', '09:30'],
    ['Messy Gründerabend', '2027-05-03', '18:00'],
  ])
})

test('keys that a spreadsheet program has shortened make nobody and nothing', async () => {
  const organizations = await uploaded(
    'organizations',
    'CRM key,Name,Kind\n3.00E+15,Messy Works,Company\n0015g00000Zz9Yy,Messy Labs,Company\n',
  )
  expect(countsOn(organizations.page)).toMatchObject({ New: 1, 'With faults, left out': 1 })
  expect(faultsOn(organizations.page)[0]).toMatch(/Line 2.*shortened this key/)
  const people = await uploaded(
    'members',
    'sfId,email,firstName,lastName,roles\n"3,00E+14",ann@messy.example,Ann,Lee,Fellow\n',
  )
  expect(faultsOn(people.page)[0]).toMatch(/Line 2.*shortened this key/)
})

test('a title and a merged line above the header', async () => {
  const { page } = await uploaded(
    'organizations',
    'Our organizations 2027,,\n,,\nName,Kind,Industry\nMessy Works,Company,Energy\n',
  )
  expect(page.text('[aria-labelledby=columns]')).toContain(
    'Their names are in line 3. What’s above isn’t read.',
  )
  expect(countsOn(page)).toMatchObject({ New: 1, Blank: 0 })
  const unknown = await uploaded(
    'organizations',
    'Unsere Partner,,\nFirma,Art,Branche\nMessy Works,Company,Energy\n',
  )
  expect(unknown.page.text('.admin-page')).toContain('It seems to be a title')
})

test('a totals line, two columns of one name, and one that is misspelt', async () => {
  const { page, address } = await uploaded(
    'organizations',
    'Name,Kind,Indutry,City,City\nMessy Works,Company,Energy,Lyon,Paris\nTotal,,,,2\n',
  )
  expect(page.text('[aria-labelledby=dry-run]')).toContain('Not read: Indutry, City, City.')
  expect(faultsOn(page)).toEqual([expect.stringMatching(/Line 3.*It seems to be a total/)])
  const { page: chosen } = await chooseColumns(address, ['name', 'type', 'industry', 'city', '-'])
  expect(countsOn(chosen)).toMatchObject({ New: 1 })
  await pressImport(address)
  expect(await db().organization.findFirstOrThrow({ where: { name: 'Messy Works' } })).toMatchObject({
    industry: 'Energy',
    city: 'Lyon',
  })
})

test('people in big-endian UTF-16, with what another program calls the columns, and commas between roles', async () => {
  const { page, address } = await uploaded(
    'members',
    utf16be(
      [
        'Contact ID\tEmail\tGiven Name\tSurname\tRoles\tCohort\tAccount Name\tJob Title\tMailing City\tMailing State/Province\tMailing Country',
        '0037m00000Aa1Bb\tŁucja@Messy.example\tŁucja\tŻak\tFellow, Alumni\tMBA Prep 2024\tMessy Works\tAnalyst\tKraków\t\tPoland',
      ].join('\r\n'),
    ),
  )
  expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 0 })
  await pressImport(address)
  expect(await db().user.findUniqueOrThrow({ where: { email: 'łucja@messy.example' } })).toMatchObject({
    sfId: '0037m00000Aa1Bb',
    lastName: 'Żak',
    location: 'Kraków, Poland',
  })
})

describe('days', () => {
  test.each([
    [['13/04/2027', '04/03/2027'], 'day', '2027-03-04'],
    [['04/13/2027', '04/03/2027'], 'month', '2027-04-03'],
  ])('%j have one order alone', async ([one, other], first, expected) => {
    const { page, address } = await uploaded(
      'events',
      `Name,First day,Last day,Time zone\nMessy A,${one},${one},Europe/Paris\nMessy B,${other},${other},Europe/Paris\n`,
    )
    expect(page.text('[aria-labelledby=dry-run]')).toContain(`are read with the ${first} first`)
    await pressImport(address)
    const made = await db().event.findFirstOrThrow({ where: { name: 'Messy B' } })
    expect(made.startDate.toISOString().slice(0, 10)).toBe(expected)
  })
})
