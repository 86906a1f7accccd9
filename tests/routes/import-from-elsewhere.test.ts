import { afterEach, beforeEach, expect, test } from 'vitest'
import { db, type visit } from '../support/app.ts'
import { chooseColumns, countsOn, faultsOn, pressImport, uploaded } from '../support/imports.ts'
import { makeWorkbook, number, row, text } from '../support/make-workbook.ts'

/** Files as other programs make them, brought in as somebody would who sees the page for the first time. */

const clear = async () => {
  await db().event.deleteMany({ where: { name: { startsWith: 'Elsewhere ' } } })
  await db().user.deleteMany({ where: { email: { endsWith: '@elsewhere.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Elsewhere ' } } })
  await db().fileImport.deleteMany()
}

beforeEach(clear)
afterEach(clear)

type Page = Awaited<ReturnType<typeof visit>>['page']
const unreadOn = (page: Page) => /Not read: ([^.]*)\./.exec(page.text('[aria-labelledby=dry-run]'))?.[1]

const windows1252 = (text: string) => new Uint8Array([...text].map((char) => char.charCodeAt(0)))

const member = (email: string) =>
  db().user.findUnique({
    where: { email: `${email}@elsewhere.example` },
    include: { enrollments: { include: { program: true } } },
  })

test('Excel in German: a title, merged groups above the names of the columns, and a column named twice', async () => {
  const { page, address } = await uploaded(
    'members',
    windows1252(
      [
        'Mitglieder 2027;;;;;;',
        '',
        ';Kontakt;;;Programm;;Notiz',
        'Vorname;Name;E-Mail;Rolle;Programm;Jahr;Name',
        'Jörg;Weiß;joerg@elsewhere.example;Fellow;MBA Prep;2024;grüßt',
        'Ünal;Çelik;uenal@elsewhere.example;Fellow;MBA Prep;2024;',
      ].join('\r\n'),
    ),
  )
  // None of the names is known, so the title is taken for the header, and the page says what to do.
  expect(page.text('.admin-page')).toContain('It seems to be a title')
  const { page: named, address: mended } = await uploaded(
    'members',
    windows1252(
      [
        'Mitglieder 2027;;;;;;',
        '',
        ';Kontakt;;;Programm;;Notiz',
        'First name;Last name;Email;Rolle;Programm;Jahr;Notiz',
        'Jörg;Weiß;joerg@elsewhere.example;Fellow;MBA Prep;2024;grüßt',
        'Ünal;Çelik;uenal@elsewhere.example;Fellow;MBA Prep;2024;',
      ].join('\r\n'),
    ),
  )
  expect(mended).not.toBe(address)
  expect(named.text('[aria-labelledby=columns]')).toContain('The text is read in Windows-1252.')
  expect(named.text('[aria-labelledby=columns]')).toContain('Their names are in line 4.')
  expect(faultsOn(named)).toHaveLength(2)
  expect(faultsOn(named)[0]).toMatch(/Line 5.*New members need a role/)
  const { page: chosen } = await chooseColumns(mended, [
    'firstName',
    'lastName',
    'email',
    'roles',
    'program',
    'programYear',
    '-',
  ])
  expect([countsOn(chosen), unreadOn(chosen)]).toEqual([expect.objectContaining({ New: 2 }), 'Notiz'])
  await pressImport(mended)
  expect(await member('joerg')).toMatchObject({ firstName: 'Jörg', lastName: 'Weiß' })
})

test('a workbook: days as numbers and as days, formulas, and a hidden column', async () => {
  const cells = [
    row(
      1,
      ...['Event name', 'Start date', 'End date', 'Time zone', 'Code', 'Budget'].map((title, index) =>
        text(`${'ABCDEF'[index]}1`, title),
      ),
    ),
    row(
      2,
      text('A2', 'Elsewhere Fair'),
      number('B2', 46_486, 1),
      number('C2', 46_487, 1),
      text('D2', 'America/New_York'),
      '<c r="E2" t="str"><f>CONCATENATE("F",27)</f><v>F27</v></c>',
      number('F2', 1200),
    ),
    row(
      3,
      text('A3', 'Elsewhere Lost Format'),
      number('B3', 46_486),
      number('C3', 46_486),
      text('D3', 'America/New_York'),
      text('E3', 'LOST'),
      number('F3', 0),
    ),
    row(
      4,
      text('A4', 'Elsewhere Sum'),
      text('B4', '2027-04-09'),
      text('C4', '2027-04-09'),
      text('D4', 'America/New_York'),
      '<c r="E4" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      number('F4', 1),
    ),
  ].join('')
  const { page, address } = await uploaded('events', makeWorkbook([{ name: 'List', cells, hiddenColumn: 6 }]))
  expect(unreadOn(page)).toBe('Budget')
  expect(faultsOn(page)).toEqual([
    expect.stringMatching(/Line 3 ?First day ?46486/),
    expect.stringMatching(/Line 3 ?Last day ?46486/),
    expect.stringMatching(/Line 4 ?Code ?#DIV\/0!.*shows an error here/),
  ])
  await pressImport(address)
  const made = await db().event.findMany({
    where: { name: { startsWith: 'Elsewhere ' } },
    orderBy: { name: 'asc' },
  })
  expect(
    made.map(({ name, startDate, endDate, code }) => [
      name,
      startDate.toISOString().slice(0, 10),
      endDate.toISOString().slice(0, 10),
      code,
    ]),
  ).toEqual([['Elsewhere Fair', '2027-04-09', '2027-04-10', 'F27']])
})

test('Eventbrite: two tickets of one person, and two columns with addresses', async () => {
  for (const firstName of ['Ines', 'Omar']) {
    await db().user.create({
      data: {
        email: `${firstName.toLowerCase()}@elsewhere.example`,
        firstName,
        lastName: 'Vega',
        roles: ['FELLOW'],
        partnerRoles: [],
        givingBack: [],
        emailVerifiedAt: new Date(),
      },
    })
  }
  const { id } = await db().event.create({
    data: {
      name: 'Elsewhere Day',
      sortKey: 'elsewhere day',
      searchKey: 'elsewhere day',
      startDate: new Date('2027-04-09'),
      endDate: new Date('2027-04-09'),
      timezone: 'America/New_York',
    },
  })
  const { page, address } = await uploaded(
    `event-attendees-${id}`,
    [
      'Order #,Order Date,First Name,Last Name,Email,Quantity,Ticket Type,Order Type,Total Paid,Attendee Status,Attendee Email',
      '9001,2027-02-03 14:05:11-05:00,Ines,Vega,ines@elsewhere.example,1,General,Eventbrite Completed,0.00,Attending,INES@elsewhere.example',
      '9001,2027-02-03 14:05:11-05:00,Guest of Ines,,ines@elsewhere.example,1,General,Eventbrite Completed,0.00,Attending,ines@elsewhere.example',
      '9002,2027-02-03 15:12:40-05:00,Omar,Vega,boss@elsewhere.example,1,General,Eventbrite Completed,0.00,Attending,omar@elsewhere.example',
    ].join('\n'),
  )
  expect(page.text('.admin-page')).toContain('Two columns are read as “Email address”.')
  const attendeeEmail = [...Array<string>(10).fill('-'), 'email']
  const { page: chosen } = await chooseColumns(address, attendeeEmail)
  expect(countsOn(chosen)).toMatchObject({ New: 2, 'With faults, left out': 1 })
  expect(faultsOn(chosen)).toEqual([expect.stringMatching(/Line 3.*It adds nothing to line 2/)])
  await pressImport(address)
  expect(await db().fellowAttendee.count({ where: { eventId: id } })).toBe(2)
  expect(await member('boss')).toBeNull()
})

test('Airtable: whole names in one column can’t be read, and two formula fields can', async () => {
  const people = (header: string, ...lines: string[]) => `${header}\n${lines.join('\n')}\n`
  const { page } = await uploaded(
    'members',
    people(
      'Name,Email,Roles,Record ID',
      'Ana Maria de Souza,ana@elsewhere.example,"Fellow,Alumni",rec0Aa1Bb2Cc3Dd4E',
      'Cher,cher@elsewhere.example,Alumni,rec0Aa1Bb2Cc3Dd4e',
    ),
  )
  expect(countsOn(page)).toMatchObject({ New: 0, 'With faults, left out': 2 })
  expect(faultsOn(page)[0]).toMatch(/Line 2.*People need a first and a last name, in two columns/)
  const divided = await uploaded(
    'members',
    people(
      'Name,First name,Last name,Email,Roles,Record ID',
      'Ana Maria de Souza,Ana Maria,de Souza,ana@elsewhere.example,"Fellow,Alumni",rec0Aa1Bb2Cc3Dd4E',
      'Cher,Cher,,cher@elsewhere.example,Alumni,rec0Aa1Bb2Cc3Dd4e',
    ),
  )
  expect(countsOn(divided.page)).toMatchObject({ New: 1 })
  expect(faultsOn(divided.page)).toEqual([
    expect.stringMatching(/Line 3 ?Last name.*Please enter the last name/),
  ])
  await pressImport(divided.address)
  expect(await member('ana')).toMatchObject({ sfId: 'rec0Aa1Bb2Cc3Dd4E', roles: ['ALUMNI', 'FELLOW'] })
})

test('Salesforce: eaten phone numbers, addresses in other cases, and what stands below a report', async () => {
  const { page, address } = await uploaded(
    'members',
    [
      '"Contact ID","First Name","Last Name","Email","Phone","Roles","Program","Email Opt Out"',
      '"0037m00000Ab1Cd","Noor","Aziz","Noor@Elsewhere.example","4.47E+11","Fellow","MBA Prep 2024","0"',
      '"0037m00000Ab1Cd","Noor","Aziz","NOOR@ELSEWHERE.EXAMPLE","4.47E+11","Fellow","Career Prep 2022","0"',
      '"0037m00000Ab1Ce","Noor","Aziz-Lee","noor@elsewhere.example","4.47E+11","Fellow","MBA Prep 2024","0"',
      '',
      '"Contacts for the network"',
      '"Copyright (c) 2000-2027. All rights reserved."',
      '"Confidential Information - Do Not Distribute"',
    ].join('\r\n'),
  )
  expect(unreadOn(page)).toBe('Phone, Email Opt Out')
  expect(countsOn(page)).toMatchObject({
    New: 1,
    'Add to another line': 1,
    Blank: 1,
    'With faults, left out': 4,
  })
  const lines = faultsOn(page).map((said) => /^Line (\d+)/.exec(said)?.[1])
  expect([...new Set(lines)]).toEqual(['4', '6', '7', '8'])
  expect(faultsOn(page).filter((said) => said.includes('the foot of a report'))).toHaveLength(3)
  await pressImport(address)
  const noor = await member('noor')
  expect([noor?.sfId, noor?.enrollments.length]).toEqual(['0037m00000Ab1Cd', 2])
})

test('a table from the clipboard: tabs, with line breaks and quotes inside cells', async () => {
  const { page, address } = await uploaded(
    'organizations',
    [
      'Name\tKind\tIndustry\tWebsite',
      '"Elsewhere\nWorks"\tCompany\t"Energy,\nand water"\thttps://works.example/',
      'Elsewhere 5" Pipes\tCompany\tMetal\t',
      '"Elsewhere ""Best"" Labs"\tCompany\tScience\t',
    ].join('\r\n'),
  )
  expect(page.text('.admin-page')).toContain('Cells are separated by tabs.')
  expect(countsOn(page)).toMatchObject({ New: 3, 'With faults, left out': 0 })
  await pressImport(address)
  const made = await db().organization.findMany({
    where: { name: { startsWith: 'Elsewhere ' } },
    orderBy: { name: 'asc' },
  })
  expect(made.map(({ name, industry }) => [name, industry])).toEqual([
    ['Elsewhere "Best" Labs', 'Science'],
    ['Elsewhere 5" Pipes', 'Metal'],
    ['Elsewhere Works', 'Energy, and water'],
  ])
})
