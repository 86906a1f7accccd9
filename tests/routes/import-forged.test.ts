// @one-database: what is refused never reaches the database.
import { afterEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, pathOf } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { pressImport, upload, uploaded } from '../support/imports.ts'
import { makeWorkbook, rows } from '../support/make-workbook.ts'

/** What no page of imports offers is refused in words, and changes nothing. */

afterEach(async () => {
  await db().fileImport.deleteMany()
  await db().link.deleteMany({ where: { label: { startsWith: 'Forged ' } } })
})

type Fields = [name: string, value: string][]

const HEADER = 'Label,Address,Type,Position'
const LINES = [
  'Forged one,https://example.org/1,Other link,1',
  'Forged two,https://example.org/2,Other link,2',
]
const FILE = [HEADER, ...LINES].join('\n')

const send = (address: string, fields: Fields) =>
  fetch(address, { ...admin, form: new URLSearchParams(fields) })

const said = async (answer: Response) => new Page(await answer.text(), '/').texts('.error-summary li')

const kept = () =>
  db().fileImport.findMany({
    select: {
      mapping: true,
      dayOrder: true,
      encoding: true,
      separator: true,
      headerLine: true,
      sheet: true,
      stage: true,
    },
  })

const columns = (column: string[], order = ''): Fields => [
  ['intent', 'columns'],
  ...column.map((name): [string, string] => ['column', name]),
  ['order', order],
]
const asRead = (encoding: string, separator: string, headerLine: string): Fields => [
  ['intent', 'as-read'],
  ['encoding', encoding],
  ['separator', separator],
  ['headerLine', headerLine],
]

const UNKNOWN = 'This page doesn’t offer that. Reload it and try again.'
const KNOWN = ['label', 'url', 'type', 'position']

describe('of a file', () => {
  test.each<[what: string, fields: Fields, words: string]>([
    ['no button', [], UNKNOWN],
    ['an unknown button', [['intent', 'publish']], UNKNOWN],
    [
      'two buttons',
      [
        ['intent', 'cancel'],
        ['intent', 'welcome'],
      ],
      UNKNOWN,
    ],
    ['columns, none of them', columns([]), UNKNOWN],
    ['columns, too few', columns(KNOWN.slice(1)), UNKNOWN],
    ['columns, too many', columns([...KNOWN, '-']), UNKNOWN],
    ['columns, an unknown one', columns(['label', 'url', 'type', 'fruit']), UNKNOWN],
    ['columns, one of another kind', columns(['label', 'url', 'type', 'sfId']), UNKNOWN],
    ['columns, an unknown order', columns(KNOWN, 'year-first'), UNKNOWN],
    ['columns, two orders', [...columns(KNOWN, 'day-first'), ['order', 'month-first']], UNKNOWN],
    [
      'columns, two as one',
      columns(['label', 'url', 'type', 'type']),
      'Two columns are read as “Type”. Choose one of them.',
    ],
    [
      'columns, without the name',
      columns(['-', 'url', 'type', 'position']),
      'Choose the column for “Label”. The file has: Label, Address, Type, Position.',
    ],
    [
      'columns, not one',
      columns(['-', '-', '-', '-']),
      'We don’t recognize any of the file’s columns. Choose what each one is, or another line for their names.',
    ],
    ['no encoding', asRead('', 'commas', '1'), 'Please choose the encoding from the list.'],
    ['an unknown encoding', asRead('utf-99', 'commas', '1'), 'Please choose the encoding from the list.'],
    [
      'an object’s own word',
      asRead('constructor', 'commas', '1'),
      'Please choose the encoding from the list.',
    ],
    [
      'an unknown separator',
      asRead('utf-8', 'hearts', '1'),
      'Please choose from the list what separates the cells.',
    ],
    ['no separator', asRead('utf-8', '', '1'), 'Please choose from the list what separates the cells.'],
    ['no line', asRead('utf-8', 'commas', ''), 'Please choose the line with the names of the columns.'],
    [
      'a line that is none',
      asRead('utf-8', 'commas', '1.5'),
      'Please choose the line with the names of the columns.',
    ],
    ['a line behind the file', asRead('utf-8', 'commas', '99'), 'The file has no lines below its header.'],
    ['two encodings', [...asRead('utf-8', 'commas', '1'), ['encoding', 'utf-16le']], UNKNOWN],
    ['no sheet', [['intent', 'sheet']], UNKNOWN],
    [
      'a sheet of a text',
      [
        ['intent', 'sheet'],
        ['sheet', 'Notes'],
      ],
      'This file has no sheet of that name.',
    ],
    ['an import of nothing shown', [['intent', 'import']], UNKNOWN],
    [
      'an import of something else',
      [
        ['intent', 'import'],
        ['token', 'forged'],
      ],
      'Something changed after you opened this page, so nothing was imported. Check it again.',
    ],
    [
      'two imports at once',
      [
        ['intent', 'import'],
        ['token', 'a'],
        ['token', 'b'],
      ],
      UNKNOWN,
    ],
    [
      'a stop of what isn’t done',
      [['intent', 'cancel']],
      'It’s no longer being read or imported, so there’s nothing to stop.',
    ],
    [
      'emails to no one',
      [['intent', 'welcome']],
      'No members have been imported from this file, so there’s no one to email.',
    ],
  ])('%s', async (_, fields, words) => {
    const { address } = await uploaded('links', FILE)
    const before = await kept()
    const answer = await send(address, fields)
    expect([400, 409]).toContain(answer.status)
    expect(await said(answer)).toEqual([words])
    expect(await kept()).toEqual(before)
    expect(await db().link.count({ where: { label: { startsWith: 'Forged ' } } })).toBe(0)
  })

  test('what was chosen comes back with what is wrong of it', async () => {
    const { address } = await uploaded('links', FILE)
    const answer = await send(address, columns(['label', 'type', 'type', '-'], 'day-first'))
    const page = new Page(await answer.text(), address)
    expect(page.find('.error-summary a').getAttribute('href')).toBe('#column-2')
    const { fields } = page.form('[aria-labelledby=columns] form')
    expect([fields.getAll('column'), fields.get('order')]).toEqual([
      ['label', 'type', 'type', '-'],
      'day-first',
    ])
  })
})

test.each<[what: string, fields: Fields]>([
  [
    'an unknown sheet',
    [
      ['intent', 'sheet'],
      ['sheet', 'Elsewhere'],
    ],
  ],
  ['an encoding, which it hasn’t', asRead('utf-8', '', '1')],
  ['a separator, which it hasn’t', asRead('', 'commas', '1')],
])('of a spreadsheet: %s', async (_, fields) => {
  const cells = rows(...FILE.split('\n').map((line) => line.split(',')))
  const { address } = await uploaded('links', makeWorkbook([{ name: 'List', cells }]))
  const before = await kept()
  const answer = await send(address, fields)
  expect([answer.status, (await said(answer)).length]).toEqual([400, 1])
  expect(await kept()).toEqual(before)
})

test.each<[what: string, fields: Fields]>([
  ['its columns', columns(KNOWN)],
  ['its columns, as they can’t be', columns(['label', 'label', '-', '-'])],
  ['an encoding that there isn’t', asRead('utf-99', 'commas', '1')],
  ['how it is read', asRead('windows-1252', 'commas', '1')],
  [
    'its sheet',
    [
      ['intent', 'sheet'],
      ['sheet', 'List'],
    ],
  ],
  ['stopping it', [['intent', 'cancel']]],
])('of a file that has been imported: %s', async (_, fields) => {
  const { address } = await uploaded('links', FILE)
  await pressImport(address)
  const before = await kept()
  const answer = await send(address, fields)
  expect([400, 409]).toContain(answer.status)
  expect(await said(answer)).toHaveLength(1)
  expect(await kept()).toEqual(before)
})

test('of a file in the background: while it is read, and once that was stopped', async () => {
  const lines = Array.from(
    { length: 5_001 },
    (_, index) => `Forged ${index},https://example.org/,Other link,1`,
  )
  const address = pathOf(await upload('links', [HEADER, ...lines].join('\n')))
  for (const fields of [columns(KNOWN), asRead('windows-1252', 'commas', '1')]) {
    expect((await send(address, fields)).status).toBe(409)
  }
  expect(
    (
      await send(address, [
        ['intent', 'import'],
        ['token', 'x'],
      ])
    ).status,
  ).toBe(409)
  expect((await send(address, [['intent', 'welcome']])).status).toBe(409)
  expect((await send(address, [['intent', 'cancel']])).status).toBe(303)
  expect((await send(address, [['intent', 'cancel']])).status).toBe(409)
  expect(await workOnImports()).toEqual([])
  expect((await visit(address, admin)).page.text('.admin-page')).toContain('You cancelled it.')
})

test('another’s file, and one of another kind, aren’t found by any button', async () => {
  const { address } = await uploaded('links', FILE)
  const elsewhere = address.replace('/links/', '/tags/')
  const buttons = ['sheet', 'import', 'cancel', 'welcome', 'publish'].map((one): Fields => [['intent', one]])
  for (const fields of [columns(KNOWN), asRead('utf-8', 'commas', '1'), ...buttons]) {
    const form = new URLSearchParams(fields)
    expect((await fetch(address, { as: 'staff', form })).status).toBe(404)
    expect((await fetch(elsewhere, { ...admin, form })).status).toBe(404)
  }
})

const CHOOSE = /Please choose a CSV or Excel file\./

test.each<[what: string, words: RegExp, add: (body: FormData) => void]>([
  ['no file', CHOOSE, () => {}],
  ['a text for a file', CHOOSE, (body) => body.append('file', 'Label,Address')],
  [
    'a file of another name',
    /We couldn’t read that/,
    (body) => body.append('other', new File([FILE], 'list.csv')),
  ],
  [
    'two files',
    /Please choose one file\./,
    (body) => {
      body.append('file', new File([FILE], 'list.csv'))
      body.append('file', new File([FILE], 'list.csv'))
    },
  ],
])('of the upload: %s', async (_, words, add) => {
  const body = new FormData()
  body.append('draft', '')
  add(body)
  const answer = await fetch('/admin/links/import', { ...admin, body })
  expect(answer.status).toBe(400)
  expect(new Page(await answer.text(), '/').text('main')).toMatch(words)
  expect(await db().fileImport.count()).toBe(0)
})

test('emails to those who were imported: a second time no one is left', async () => {
  const file = 'Email,First name,Last name,Roles\nfia@forged.example,Fia,Forge,Fellow\n'
  const { address } = await uploaded('members', file)
  await pressImport(address)
  const emails = () => db().outboxEmail.count({ where: { to: 'fia@forged.example' } })
  for (const _ of [1, 2]) {
    expect((await send(address, [['intent', 'welcome']])).status).toBe(303)
    expect(await emails()).toBe(1)
  }
  await db().outboxEmail.deleteMany({ where: { to: 'fia@forged.example' } })
  await db().user.deleteMany({ where: { email: 'fia@forged.example' } })
})
