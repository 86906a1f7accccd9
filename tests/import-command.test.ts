// @one-database: its commands bring an embedded one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '#app/domain/exchange/run-import.server.ts'
import { BRIEF } from './support/commands.ts'
import { makeWorkbook, rows } from './support/make-workbook.ts'
import { copySetUp } from './support/prepared.ts'

let folder: string

const at = (...parts: string[]) => path.join(folder, ...parts)

function imported(kind: string, content: string | Uint8Array, ...options: string[]) {
  writeFileSync(at('list'), content)
  return spawnSync(process.execPath, [...BRIEF, 'scripts/import.ts', kind, at('list'), ...options], {
    env: { ...process.env, DATA_DIR: at('data'), DATABASE_URL: '', DEBUG: '' },
    encoding: 'utf8',
  })
}

function reported(kind: string, content: string | Uint8Array, ...options: string[]) {
  const { status, stdout } = imported(kind, content, '--json', ...options)
  const [step] = JSON.parse(stdout) as [ImportReport]
  return { status, step }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-command-'))
  copySetUp(at('data'))
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HEADER = 'Label,Address,Type,Position'
const link = (label: string, place: string, position = 7) =>
  `${label},https://quay.example/${place},Other link,${position}`

describe('a dry run', () => {
  test('tells of each line what would change, and the first of many', () => {
    const many = Array.from({ length: 103 }, (_, index) => link(`Quay ${index}`, String(index)))
    const made = imported('links', [HEADER, ...many].join('\n'), '--apply')
    expect([made.status, made.stderr]).toEqual([0, ''])
    const moved = many.map((_, index) => link(`Quay ${index}`, String(index), index === 0 ? 7 : 8))
    const file = [HEADER, ...moved, link('Quay new', 'new'), 'Quay odd,nowhere,Other link,7'].join('\n')
    const dry = imported('links', file)
    expect(dry.status).toBe(1)
    expect(dry.stdout).toContain('  Line 106, Address, "nowhere": ')
    expect(dry.stdout).toMatch(/ {2}Changed \(102\)\n {4}Quay 1 \(line 3, id \d+\)\n {6}Position: 7 to 8\n/)
    expect(dry.stdout).toContain('    And 2 more. --json has all of them.\n')
    expect(dry.stdout).toContain('  New (1)\n    Quay new (line 105)\n')
    expect(dry.stdout).toContain('  New: 1. Changed: 102. Unchanged: 1. With faults: 1. Blank: 0.')

    const { status, step } = reported('links', file)
    expect([status, step.applied]).toEqual([1, false])
    expect(step.lines).toHaveLength(104)
    expect(step.lines[0]).toMatchObject({ line: 2, outcome: 'unchanged', changes: [] })
    expect(step.lines[102]).toEqual({
      line: 104,
      outcome: 'changed',
      recordId: expect.any(Number),
      name: 'Quay 102',
      changes: [{ field: 'Position', from: '7', to: '8' }],
      published: false,
      resembles: null,
    })
    expect(step.lines[103]).toMatchObject({ line: 105, outcome: 'new', recordId: null, name: 'Quay new' })
  }, 300_000)

  test('names what resembles one that is here, and cells that are left out', () => {
    const first = imported('organizations', 'Name,Kind\nQuay & Sons,Company\n', '--apply')
    expect(first.status).toBe(0)
    const dry = imported('organizations', 'Name,Kind\nQuay and Sons,Company\n')
    expect([dry.status, dry.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^ {4}Quay and Sons \(line 2\), much like “Quay & Sons”\n {2}1 new line is much like one that’s here or in the file\./m,
      ),
    ])
    const people =
      'Email,First name,Last name,Roles,Program,Program year\nada@quay.example,Ada,Quay,Fellow,MBA Prep,soon\n'
    expect(imported('members', people).stdout).toMatch(
      / {2}Cells left out \(1\)\n {4}Line 2, Program, "MBA Prep": It needs a program year/,
    )
    expect(reported('members', people).step.leftOut).toEqual([
      expect.objectContaining({ line: 2, column: 'Program' }),
    ])
  }, 300_000)
})

describe('columns that are called otherwise', () => {
  const german = 'Titel;Adresse;Art;Platz;Notiz\nQuay eins;https://quay.example/1;Other link;1;alt\n'

  test('are read as what is chosen, and what can’t be is said', () => {
    const chosen = [
      '--column',
      'Titel=Label',
      '--column',
      'adresse=url',
      '--column',
      'Art=Type',
      '--column',
      'Platz=Position',
    ]
    const { status, stdout } = imported('links', german, ...chosen)
    expect([status, stdout]).toEqual([0, expect.stringContaining('  New (1)\n    Quay eins (line 2)\n')])
    expect(stdout).toContain('  Not read: Notiz.\n')
    const none = imported('links', german, '--column', 'Name=Label')
    expect([none.status, none.stdout]).toEqual([
      2,
      expect.stringContaining('The file has no column “Name”. It has: Titel, Adresse, Art, Platz, Notiz.'),
    ])
    const other = imported('links', german, '--column', 'Titel=Überschrift')
    expect([other.status, other.stdout]).toEqual([
      2,
      expect.stringContaining('There’s no column “Überschrift” to read “Titel” as. There are: id, '),
    ])
    expect(imported('links', german, '--column', 'Titel').status).toBe(2)
  }, 300_000)

  test('with days in the order that is chosen', () => {
    const events = 'Name,First day,Last day,Time zone\nQuay day,3/4/2027,3/4/2027,Europe/Berlin\n'
    expect(imported('events', events).status).toBe(1)
    const { status, step } = reported('events', events, '--days', 'day-first')
    expect([status, step.counts.new]).toEqual([0, 1])
    expect(imported('events', events, '--days', 'whenever').status).toBe(2)
  }, 300_000)
})

describe('an Excel file with several sheets', () => {
  const workbook = makeWorkbook([
    { name: 'Cover', cells: rows(['Our links, as of May']) },
    { name: 'Links', cells: rows(HEADER.split(','), link('Quay cover', 'cover').split(',')) },
    { name: 'Old links', cells: rows(HEADER.split(','), link('Quay old', 'old').split(',')) },
  ])

  test('is read where it has the kind’s columns, and that is said', () => {
    const { status, stdout } = imported('links', workbook)
    expect(status).toBe(0)
    expect(stdout).toContain(
      '  The sheet “Links” was read, of Cover, Links, Old links. Choose another with --sheet.\n',
    )
    expect(stdout).toContain('    Quay cover (line 2)\n')
    expect(reported('links', workbook).step).toMatchObject({
      sheet: 'Links',
      sheets: ['Cover', 'Links', 'Old links'],
    })
  }, 300_000)

  test('is read where it is said', () => {
    expect(imported('links', workbook, '--sheet', 'Old links').stdout).toContain('    Quay old (line 2)\n')
    expect(imported('links', workbook, '--sheet=Cover').status).toBe(2)
  }, 300_000)

  test.each([
    ['that isn’t there', workbook, 'This file has no sheet “Lists”. It has: Cover, Links, Old links.'],
    [
      'of a text file',
      [HEADER, link('Quay text', 'text')].join('\n'),
      'This file has no sheets. Leave out --sheet.',
    ],
  ])(
    'is refused for a sheet %s',
    (_, content, problem) => {
      const { status, stdout } = imported('links', content, '--sheet', 'Lists')
      expect([status, stdout]).toEqual([2, expect.stringContaining(problem)])
    },
    300_000,
  )
})
