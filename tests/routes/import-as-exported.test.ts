import { afterEach, expect, test } from 'vitest'
import { db } from '../support/app.ts'
import { countsOn, uploaded } from '../support/imports.ts'
import { makeWorkbook, rows } from '../support/make-workbook.ts'

/** Files as other programs export them: what becomes of each line, and what is said of it. */

afterEach(() => db().fileImport.deleteMany())

const windows1252 = (text: string) =>
  new Uint8Array([...text].map((char) => (char === '€' ? 0x80 : char === '–' ? 0x96 : char.charCodeAt(0))))

type Expected = { counts?: Record<string, number>; faults?: RegExp[]; said?: string[] }

const FILES: [what: string, kind: string, content: string | Uint8Array<ArrayBuffer>, expected: Expected][] = [
  [
    'contacts of a CRM: a mark, all in quotes, the same person twice, and no roles',
    'members',
    [
      '\ufeff"Record ID","First Name","Last Name","Email","Phone Number","Company","Job Title"',
      '"151","Ana","Ruiz","ana@try.example","4.47E+11","Try Works, Inc.","VP, Ops"',
      '"152","Ana","Ruiz","ANA@try.example","","Try Works, Inc.","VP, Ops"',
      '"153","","","info@try.example","","",""',
    ].join('\r\n'),
    {
      counts: { New: 0, 'With faults, left out': 3 },
      faults: [
        /^Line 2 ?Roles.*New members need a role/,
        /^Line 3 ?Record ID ?152.*It differs from line 2, which is about the same person\./,
        /^Line 4 ?First Name.*Please enter the first name\./,
        /^Line 4 ?Last Name.*Please enter the last name\./,
      ],
      said: ['Not read: Phone Number.'],
    },
  ],
  [
    'members in German Excel: numbers with points and commas, a sum below',
    'members',
    windows1252(
      [
        'sep=;',
        'Nr;Vorname;Nachname;E-Mail;Rolle;Telefon;Beitrag',
        '1;Jürgen;Groß;juergen@try.example;Fellow;4,91721E+11;1.200,50 €',
        ';;;;;;',
        'Summe;;;;;;2.400,00 €',
      ].join('\r\n'),
    ),
    {
      counts: { New: 0, 'With faults, left out': 2, Blank: 1 },
      faults: [
        /^Line 3.*in two columns\. Choose them; if the file has whole names in one, divide it first\./,
        /^Line 5/,
      ],
      said: ['Not read: Nr, Vorname, Nachname, Rolle, Telefon, Beitrag.'],
    },
  ],
  [
    'addresses as people write them',
    'members',
    'Email,First name,Last name,Roles\nmailto:ben@try.example,Ben,Bo,Fellow\n"cy@try.example, cy2@try.example",Cy,Cole,Fellow\ndee@try.example,Dee,Doe,fellows\n',
    {
      counts: { New: 0, 'With faults, left out': 3 },
      faults: [
        /^Line 2.*Please enter a valid email address\./,
        /^Line 3.*Please enter a valid email address\./,
        /^Line 4 ?Roles ?fellows.*Write one of: Alumni, Fellow/,
      ],
    },
  ],
  [
    'a separator in a cell without quotes',
    'members',
    'Email,First name,Last name,Roles,Organization,Title\nfia@try.example,Fia,Fox,Fellow,Try Works,VP, Ops\n',
    { counts: { New: 0 }, faults: [/^Line 2 ?Ops.*It has more cells than the header\./] },
  ],
  [
    'a calendar: day and time in one cell',
    'events',
    'Subject,Start,End,Location,Time zone\nTry Kickoff,2027-03-05 09:00,2027-03-05T17:00:00-06:00,Hall,America/Chicago\n',
    {
      counts: { New: 0 },
      faults: [
        /^Line 2 ?First day.*Write the day alone, and its time in a column of its own\./,
        /^Line 2 ?Last day.*Write the day alone, and its time in a column of its own\./,
      ],
      said: ['Not read: Location.'],
    },
  ],
  [
    'a program’s short dates, and hours as other languages write them',
    'events',
    'Name;First day;Last day;Starts at;Time zone\nTry A;05.03.27;06.03.27;9h30;Europe/Berlin\nTry B;31.12.27;1.1.28;18.00;Europe/Berlin\n',
    {
      counts: { New: 2, 'With faults, left out': 0 },
      said: ['are read with the day first', 'Years with two digits, such as 27, are read as 2027.'],
    },
  ],
  [
    'a workbook with a cover, and dates that have become numbers',
    'events',
    makeWorkbook([
      { name: 'Cover', cells: rows(['Prepared by Ana']) },
      {
        name: 'Data',
        cells: rows(
          ['Name', 'First day', 'Last day', 'Time zone'],
          ['Try Serial', '46486', '46487', 'America/Chicago'],
        ),
      },
    ]),
    {
      counts: { New: 0, 'With faults, left out': 1 },
      faults: [
        /^Line 2 ?First day ?46486.*A spreadsheet program made a number of this date\./,
        /^Line 2 ?Last day ?46487.*A spreadsheet program made a number of this date\./,
      ],
    },
  ],
  [
    'organizations with empty columns behind, and one cell there',
    'organizations',
    'Name,Kind,Industry,,,,\nTry Works,Company,Energy,,,,\nTry Labs,Company,"Health, care",,,,x\n',
    {
      counts: { New: 1, 'With faults, left out': 1 },
      faults: [/^Line 3 ?x.*It has more cells than the header\./],
    },
  ],
  [
    'a base: kinds and addresses in its own words, line breaks in a cell, a name twice',
    'organizations',
    'Name,Type,Website,Tags,Notes\nTry Works,company,tryworks.example,"a,b",\nTry Labs,Company,https://trylabs.example,,"one\ntwo"\nTRY LABS,Company,,,\nTry Inc.,Corporation,N/A,,\n',
    {
      counts: { New: 1, 'With faults, left out': 3 },
      faults: [
        /^Line 2 ?Website.*starting with https/,
        /^Line 5.*It’s the same organization as in line 3\./,
        /^Line 6 ?Kind ?Corporation.*Write one of: Company/,
        /^Line 6 ?Website ?N\/A/,
      ],
      said: ['Not read: Tags, Notes.'],
    },
  ],
  [
    'a report of a meeting: other names of columns first',
    'event-attendees',
    'Topic,Meeting ID\nTry Kickoff,884 1234 5678\n\nName (Original Name),User Email,Duration (Minutes)\nAna Ruiz,fellow@example.org,49\n',
    { said: ['Choose what each one is, or another line for their names.'] },
  ],
  [
    'resources without the column that names them',
    'resources',
    'Headline;Kind;Minutes\nTry Guide;Article;5 min\n',
    { said: ['Choose the column for “Name”. The file has: Headline, Kind, Minutes.'] },
  ],
]

test.each(FILES)('%s', async (_, kind, content, { counts, faults = [], said = [] }) => {
  const { page } = await uploaded(kind, content)
  if (counts) expect(countsOn(page)).toMatchObject(counts)
  const named = page.has('[aria-labelledby=faults]') ? page.texts('[aria-labelledby=faults] tbody tr') : []
  expect(named).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  for (const words of said) expect(page.text('.admin-page')).toContain(words)
})
