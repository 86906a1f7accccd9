import { afterEach, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { countsOn, faultsOn, pressImport, uploaded } from '../support/imports.ts'
import { makeWorkbook, row, text } from '../support/make-workbook.ts'

/** Files that come as they are, and what someone presses who has never imported anything. */

afterEach(async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@newly.example' } } })
  await db().event.deleteMany({ where: { name: { startsWith: 'Newly ' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Newly ' } } })
  await db().link.deleteMany({ where: { label: { startsWith: 'Newly ' } } })
  await db().fileImport.deleteMany()
})

async function press(address: string, part: string, values: Record<string, string | string[]>) {
  const { page } = await visit(address, admin)
  await submit(page.form(`[aria-labelledby=${part}] form`, values), admin)
  return (await visit(address, admin)).page
}

/** As an old Mac program writes them. */
const ROMAN: Record<string, number> = { é: 0x8e, ñ: 0x96, ö: 0x9a, Ö: 0x85 }
const roman = (content: string) =>
  new Uint8Array([...content].map((char) => ROMAN[char] ?? char.charCodeAt(0)))

test('from an old Mac: carriage returns alone, and its own encoding', async () => {
  const { address, page } = await uploaded(
    'members',
    roman(
      [
        'Email;Given name;Surname;Roles',
        'jose@newly.example;José;Núñez'.replace('ú', 'u').concat(';Fellow'),
        'oden@newly.example;Maj;Ödén;Alumni',
      ].join('\r'),
    ),
  )
  expect(page.text('[aria-labelledby=made]')).not.toContain('José')
  const read = await press(address, 'as-read', { encoding: 'macintosh' })
  expect(countsOn(read)).toMatchObject({ New: 2, 'With faults, left out': 0 })
  await pressImport(address)
  const made = await db().user.findMany({
    where: { email: { endsWith: '@newly.example' } },
    orderBy: { email: 'asc' },
  })
  expect(made.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    'José Nuñez',
    'Maj Ödén',
  ])
})

test('from a database: UTF-16 without a mark, vertical bars, and NULL for nothing', async () => {
  const { address, page } = await uploaded(
    'links',
    new Uint8Array(
      Buffer.from(
        [
          'id_link|label|address|type|position',
          '0001|Newly Straße|https://example.org/a|Other link|1',
          '0002|Newly void|NULL|Other link|2',
        ].join('\r\n'),
        'utf16le',
      ),
    ),
  )
  expect(page.text('[aria-labelledby=columns]')).toContain(
    'Cells are separated by vertical bars. The text is read in UTF-16.',
  )
  expect(page.text('[aria-labelledby=dry-run]')).toContain('Not read: id_link.')
  expect(faultsOn(page)).toEqual([expect.stringContaining('NULL')])
  expect(faultsOn(page)[0]).toMatch(/^Line 3/)
  await pressImport(address)
  expect(
    (await db().link.findMany({ where: { label: { startsWith: 'Newly ' } } })).map(({ label }) => label),
  ).toEqual(['Newly Straße'])
})

test('a printed report: it begins in the second column, and has the names of the columns on each page', async () => {
  const lines = [
    ['Partners as of May 3, 2027'],
    [],
    ['', 'Name', 'Kind', 'Industry'],
    ['', 'Newly Works', 'Company', 'Energy'],
    ['Page 1'],
    ['', 'Name', 'Kind', 'Industry'],
    ['', 'Newly Labs', 'Nonprofit', 'Health'],
    ['', 'Total', '', '2'],
  ]
  const cells = lines
    .map((line, index) =>
      row(
        index + 1,
        ...line.flatMap((value, column) =>
          value ? [text(`${String.fromCharCode(65 + column)}${index + 1}`, value)] : [],
        ),
      ),
    )
    .join('')
  const { address, page } = await uploaded('organizations', makeWorkbook([{ name: 'Report', cells }]))
  expect(page.text('[aria-labelledby=columns]')).toContain('Their names are in line 3.')
  expect(countsOn(page)).toMatchObject({ New: 2, Changed: 0 })
  expect(faultsOn(page)).toHaveLength(3)
  expect(faultsOn(page).map((fault) => fault.slice(0, 6))).toEqual(['Line 5', 'Line 6', 'Line 8'])
  await pressImport(address)
  const made = await db().organization.findMany({
    where: { name: { startsWith: 'Newly ' } },
    orderBy: { name: 'asc' },
  })
  expect(made.map(({ name, type }) => [name, type])).toEqual([
    ['Newly Labs', 'NONPROFIT'],
    ['Newly Works', 'COMPANY'],
  ])
})

test('from a newsletter: tags in quotes for roles, and columns of its own', async () => {
  const { address, page } = await uploaded(
    'members',
    [
      '"Email Address","First Name","Last Name",MEMBER_RATING,OPTIN_TIME,TAGS',
      'ana@newly.example,Ana,Lima,4,"2026-03-02 11:04:59","""Fellow"",""Alumni"""',
      'ben@newly.example,Ben,Oduya,2,"2026-03-02 11:05:10","""Newsletter"""',
      'cem@newly.example,Cem,,5,"2026-03-02 11:06:00","""Fellow"""',
    ].join('\n'),
  )
  expect(countsOn(page)).toMatchObject({ New: 0 })
  const column = ['email', 'firstName', 'lastName', '-', '-', 'roles']
  const read = await press(address, 'columns', { column })
  expect(read.text('[aria-labelledby=dry-run]')).toContain('Not read: MEMBER_RATING, OPTIN_TIME.')
  expect(countsOn(read)).toMatchObject({ New: 1, 'With faults, left out': 2 })
  expect(faultsOn(read)[0]).toMatch(/^Line 3 ?TAGS.*Newsletter.*Write one of: /)
  expect(faultsOn(read)[1]).toMatch(/^Line 4 ?Last Name/)
  await pressImport(address)
  expect(await db().user.findFirstOrThrow({ where: { email: 'ana@newly.example' } })).toMatchObject({
    roles: ['ALUMNI', 'FELLOW'],
  })
})

test('answers to a form: a moment before each, stars behind the names of columns, blanks that can’t be seen', async () => {
  const { address, page } = await uploaded(
    'events',
    [
      'Timestamp\tName *\tFirst\u00a0day *\tLast day\tStarts at\tTime zone *\tWhat should we know?',
      '3/2/2027 11:04:59\t\u200bNewly Kickoff\u00a0\t4/16/2027\t4/17/2027\t9:30 AM\tAmerica/New_York\t“Step-free”, please',
      '3/2/2027 11:09:02\tNewly Dinner\t5/3/2027\t5/3/2027\t6 pm\tAmerica/New_York\t',
      '',
      '\u00a0\t\u200b\t\t\t\t\t',
    ].join('\r\n'),
  )
  expect(page.text('[aria-labelledby=dry-run]')).toContain('Not read: Timestamp, What should we know?.')
  expect(page.text('[aria-labelledby=dry-run]')).toContain('are read with the month first')
  expect([countsOn(page).New, faultsOn(page)]).toEqual([2, []])
  await pressImport(address)
  const made = await db().event.findMany({
    where: { name: { startsWith: 'Newly ' } },
    orderBy: { startDate: 'asc' },
  })
  expect(made.map(({ name, startTime }) => [name, startTime])).toEqual([
    ['Newly Kickoff', '09:30'],
    ['Newly Dinner', '18:00'],
  ])
})
