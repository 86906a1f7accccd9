// @one-database: files are read and judged above the database.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { chooseColumns, countsOn, dryRunOn, faultsOn, pressImport, uploaded } from '../support/imports.ts'
import { makeWorkbook, rows } from '../support/make-workbook.ts'

/** Files as programs give them out, brought in as somebody would who has never been here. */

const clear = async () => {
  await db().event.deleteMany({ where: { name: { startsWith: 'Others ' } } })
  await db().user.deleteMany({ where: { email: { endsWith: '@others.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Others ' } } })
  await db().fileImport.deleteMany()
}
beforeEach(clear)
afterEach(clear)

const member = (email: string) =>
  db().user.findUniqueOrThrow({
    where: { email: `${email}@others.example` },
    include: { affiliations: { include: { organization: true } }, contact: true },
  })

test('LinkedIn’s connections: notes above the names of the columns, missing addresses, a role nowhere', async () => {
  const connections = (role: string) =>
    [
      'Notes:',
      '"When exporting your connection data, you may notice that some of the email addresses are missing, as not all members show theirs."',
      '',
      `First Name,Last Name,URL,Email Address,Company,Position,${role}`,
      'Ines,Caldeira,https://www.linkedin.com/in/ines,Ines@Others.example,Others Foundry,"Director, Learning",Alumni',
      '"Dr. Paul",O’Hara,https://www.linkedin.com/in/paul,,Others Works,Partner,Alumni',
      'Mei,"Tan, CFA 🌟",https://www.linkedin.com/in/mei,mei@others.example,Others Foundry,--,Alumni',
      ',,,,,,',
    ].join('\n')
  const { page } = await uploaded('members', connections('Connected On'))
  expect(page.text('[aria-labelledby=columns]')).toContain('Their names are in line 4.')
  expect(faultsOn(page)[0]).toContain('no column of the file is read as “Roles”')

  const { page: mended, address } = await uploaded('members', connections('Roles'))
  expect(countsOn(mended)).toMatchObject({ New: 2, 'With faults, left out': 1, Blank: 1 })
  expect(faultsOn(mended)).toEqual([expect.stringMatching(/6.*Please enter the email address/)])
  await pressImport(address)
  const [ines, mei] = [await member('ines'), await member('mei')]
  expect(ines.affiliations.map(({ title, organization }) => [title, organization.name])).toEqual([
    ['Director, Learning', 'Others Foundry'],
  ])
  expect([mei.lastName, mei.affiliations[0]?.title]).toEqual(['Tan, CFA 🌟', null])
})

test('HubSpot’s contacts: its own columns, two addresses in a cell, and “(No value)”', async () => {
  const { address } = await uploaded(
    'members',
    [
      'Record ID - Contact,First Name,Last Name,Email,Phone Number,Associated Company,Job Title,City,State/Region,Country/Region,Create Date,Member type',
      '"151","Ines","Caldeira","ines@others.example","\'+1 312 555 0100","Others Foundry","Director","Chicago","IL","United States","2024-03-01 10:22","Alumni"',
      '"152","Kofi","Mensah","kofi@others.example;k.mensah@others.example","","Others Works","","Accra","","Ghana","2024-03-01 10:22","Fellow"',
      '"153","LENA","MEYER","lena@others.example","","(No value)","(No value)","(No value)","","","2024-03-01 10:22","Fellow"',
    ].join('\r\n'),
  )
  const { page } = await chooseColumns(address, [
    'sfId',
    'firstName',
    'lastName',
    'email',
    '-',
    'organizationId',
    'title',
    'city',
    'state',
    'country',
    '-',
    'roles',
  ])
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 1 })
  expect(faultsOn(page)).toEqual([expect.stringMatching(/3.*Please enter a valid email address/)])
  expect(dryRunOn(page)).toContain('Not read: Phone Number, Create Date.')
  expect(dryRunOn(page)).not.toContain('No value')
  await pressImport(address)
  expect(await member('ines')).toMatchObject({ sfId: '151', location: 'Chicago, IL' })
  expect(await member('lena')).toMatchObject({ firstName: 'LENA', affiliations: [], cityId: null })
})

test('Numbers: a sheet that sums up the export, the table’s title, and dashes for nothing', async () => {
  const { page, address } = await uploaded(
    'organizations',
    makeWorkbook([
      {
        name: 'Export Summary',
        cells: rows(
          ['This document was exported from Numbers. Each table was converted to an Excel worksheet.'],
          ['Numbers Sheet Name', 'Numbers Table Name', 'Excel Worksheet Name'],
          ['Partners', 'Table 1', 'Partners'],
        ),
      },
      {
        name: 'Partners',
        cells: rows(
          ['Table 1'],
          ['Company name', 'Type', 'Website', 'Headquarters'],
          ['Others Works', 'Company', 'https://works.others.example', 'Lyon'],
          ['Others Works ', 'company', 'https://works.others.example', 'Lyon'],
          ['“Others” Labs', 'Non profit', 'www.labs.others.example', '—'],
          ['Others School', 'School', '', 'Oslo'],
          ['—', 'Company', '', ''],
        ),
      },
    ]),
  )
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 3 })
  const faults = faultsOn(page)
  expect(faults[0]).toMatch(/4.*It’s the same organization as in line 3/)
  expect(faults[1]).toMatch(/5.*Please enter a full web address/)
  expect(faults[2]).toMatch(/7.*It seems to say that there’s nothing/)
  await pressImport(address)
  expect(await db().organization.count({ where: { name: { startsWith: 'Others ' } } })).toBe(2)
})

test('Outlook’s calendar: line breaks and quotes in cells, midnight for whole days, and no time zone', async () => {
  const calendar = (zone: string) =>
    [
      `"Subject","Start Date","Start Time","End Date","End Time","All day event","Description","Location","Private","${zone}"`,
      '"Others summit","4/16/2027","9:00:00 AM","4/17/2027","5:00:00 PM","False","Line one\nLine two, with ""quotes""","Chicago, IL","False","America/Chicago"',
      '"Others breakfast","12/3/2027","7:30:00 AM","12/3/2027","9:00:00 AM","False","","Online","False","America/Chicago"',
    ].join('\r\n')
  const { page } = await uploaded('events', calendar('Show time as'))
  expect(faultsOn(page)[0]).toContain('Please choose the time zone.')
  const { page: mended, address } = await uploaded('events', calendar('Time zone'))
  expect(faultsOn(mended)).toEqual([])
  expect(dryRunOn(mended)).toContain('are read with the month first')
  expect(dryRunOn(mended)).toMatch(/Not read: End Time, All day event, Location, Private\./)
  await pressImport(address)
  const made = await db().event.findMany({
    where: { name: { startsWith: 'Others ' } },
    orderBy: { name: 'asc' },
  })
  expect(
    made.map(({ name, startDate, startTime }) => [name, startDate.toISOString().slice(0, 10), startTime]),
  ).toEqual([
    ['Others breakfast', '2027-12-03', '07:30'],
    ['Others summit', '2027-04-16', '09:00'],
  ])
})

test('Notion: a day and its end in one cell, links behind names, a line that nobody has begun', async () => {
  const { page } = await uploaded(
    'events',
    [
      '\ufeffName,Status,Date,Place,Published,Last day,Time zone',
      'Others Fireside,Planned,"April 16, 2027 9:00 AM (EDT) → April 17, 2027 5:00 PM (EDT)","Chicago, IL (https://www.notion.so/Chicago-1a2b)",No,"April 17, 2027",America/New_York',
      'Others Workshop,,"April 20, 2027","New York, NY",No,"April 20, 2027",America/New_York',
      'Untitled,,,,No,,',
    ].join('\n'),
  )
  const faults = faultsOn(page)
  expect(faults.find((text) => text.includes('→'))).toContain('Write the day alone')
  expect(faults.some((text) => /4.*Please enter the first day/.test(text))).toBe(true)
  expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 2 })
})

test('a meeting’s report: the meeting above its people, and who came in twice', async () => {
  const { id } = await db().event.create({
    data: {
      name: 'Others Meeting',
      sortKey: 'others meeting',
      searchKey: 'others meeting',
      startDate: new Date('2027-04-16'),
      endDate: new Date('2027-04-16'),
      timezone: 'America/New_York',
    },
  })
  for (const name of ['Ines', 'Mei'])
    await db().user.create({
      data: {
        email: `${name.toLowerCase()}@others.example`,
        firstName: name,
        lastName: 'Others',
        roles: ['FELLOW'],
        emailVerifiedAt: new Date(),
      },
    })
  const { page, address } = await uploaded(
    `event-attendees-${id}`,
    [
      '\ufeffTopic,Meeting ID,Host,Duration (minutes),Start time,End time,Participants',
      'Case Workshop,912 3456 7890,Staff Desk,92,04/16/2027 09:00:12 AM,04/16/2027 10:32:40 AM,4',
      '',
      'Name (original name),Email,Join time,Leave time,Duration (minutes),Guest,In waiting room',
      'Ines (Ines),Ines@Others.example,04/16/2027 09:00:12 AM,04/16/2027 09:20:00 AM,20,No,No',
      'Ines (Ines),ines@others.example,04/16/2027 09:21:12 AM,04/16/2027 10:32:00 AM,71,No,No',
      'iPhone,,04/16/2027 09:05:12 AM,04/16/2027 09:06:00 AM,1,Yes,No',
      'Mei Others,mei@others.example,04/16/2027 09:03:12 AM,04/16/2027 10:32:40 AM,89,No,No',
    ].join('\n'),
  )
  // The first line names something, too: which line has the names of the columns is chosen.
  await submit(page.form('[aria-labelledby=as-read] form', { headerLine: '4' }), admin)
  const { page: read } = await visit(address, admin)
  expect(countsOn(read)).toMatchObject({ New: 2, 'With faults, left out': 2 })
  expect(faultsOn(read)).toEqual([
    expect.stringMatching(/^Line 6/),
    expect.stringMatching(/^Line 7.*email address/i),
  ])
  await pressImport(address)
  expect(await db().fellowAttendee.count({ where: { eventId: id } })).toBe(2)
})
