// @one-database: it exports that of the run, and its commands bring an embedded one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileKinds } from '#app/domain/administered/row-kinds.server.ts'
import { exportAll, fileNameOf, importAll, inOrder, type Step } from '#app/domain/exchange/whole.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { BRIEF } from './support/commands.ts'
import { copySetUp } from './support/prepared.ts'
import { day } from './support/viewer-kinds.ts'

let folder: string

const at = (...parts: string[]) => path.join(folder, ...parts)
const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, [...BRIEF, `scripts/${script}.ts`, ...words], {
    env: { ...process.env, DATA_DIR: at('data'), DATABASE_URL: '', DEBUG: '' },
    encoding: 'utf8',
  })

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exchange-'))
  copySetUp(at('data'))
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files of a community in use change nothing that is as they say', async () => {
  const viewer = someoneIn('ADMIN', day('2026-06-01'))
  const files = await Promise.all(
    fileKinds.map(async (kind) => {
      const { content } = await exportAll(viewer, kind, 'csv')
      return { kind, name: fileNameOf(kind), bytes: new TextEncoder().encode(String(content)) }
    }),
  )
  const steps: Step[] = []
  for await (const step of importAll(viewer, files, { apply: false })) steps.push(step)
  expect(steps.filter((step) => !('faults' in step) || step.faults.length > 0)).toEqual([])
  expect(steps).toEqual(
    files.map(() => expect.objectContaining({ counts: expect.objectContaining({ new: 0, changed: 0 }) })),
  )
})

test('each kind comes behind those that it refers to', async () => {
  const names = (await inOrder(fileKinds)).map(({ kind }) => kind.name)
  const isBehind = (one: string, other: string) => names.indexOf(one) > names.indexOf(other)
  expect(names.toSorted()).toEqual(fileKinds.map(({ name }) => name).toSorted())
  expect(isBehind('programs', 'program-types')).toBe(true)
  expect(isBehind('events', 'programs')).toBe(true)
  expect(isBehind('job-postings', 'organizations')).toBe(true)
})

describe('the import of a file', () => {
  const header = 'Label,Address,Type,For,Position'
  const imported = (content: string, ...options: string[]) => {
    writeFileSync(at('links.txt'), content)
    return run('import', 'links', at('links.txt'), ...options)
  }

  test('is a dry run, until it is to be applied', () => {
    const file = `${header}\nHarbor chat,https://chat.example.org/,Slack channel,,7\n`
    const dry = imported(file)
    expect([dry.status, dry.stdout]).toEqual([0, expect.stringContaining('New: 1.')])
    expect(dry.stdout).toContain('Dry run: nothing was written.')
    expect(imported(file, '--apply').stdout).toContain('Everything without faults was written.')
    expect(imported(file, '--apply').stdout).toContain('New: 0. Changed: 0. Unchanged: 1.')
  }, 300_000)

  test('with faults writes nothing and ends with 1, unless those lines are left out', () => {
    const file = `${header}\nHarbor board,nothing,Other link,,7\nHarbor wiki,https://wiki.example.org/,Other link,,8\n`
    const refused = imported(file, '--apply', '--json')
    expect([refused.status, JSON.parse(refused.stdout)]).toEqual([
      1,
      [
        expect.objectContaining({
          applied: false,
          counts: { new: 1, changed: 0, unchanged: 0, added: 0, faulty: 1, blank: 0 },
          faults: [expect.objectContaining({ line: 2, column: 'Address', value: 'nothing' })],
        }),
      ],
    ])
    expect(imported(file, '--apply').stdout).toContain('Line 2, Address, "nothing": ')
    expect(imported(file, '--apply', '--skip-faulty').status).toBe(0)
    expect(imported(file).stdout).toContain('Unchanged: 1. With faults: 1.')
  }, 300_000)

  test.each([
    ['a file that is none', ['import', 'links', 'nowhere.csv'], 'nowhere.csv'],
    ['a kind that there isn’t', ['import', 'people', 'x.csv'], 'Usage: npm run import'],
    ['an option that there isn’t', ['import', 'links', 'package.json', '--force'], 'Usage: npm run import'],
    ['a sheet without a name', ['import', 'links', 'package.json', '--sheet'], 'Usage: npm run import'],
    ['a sheet of a folder', ['import', 'ALL', 'docs', '--sheet', 'Links'], 'Usage: npm run import'],
    ['a folder without files', ['import', 'ALL', 'docs/decisions'], 'has none of the files'],
    ['a kind that there isn’t', ['export', 'people', 'x.csv'], 'Usage: npm run export'],
    ['a file of another type', ['export', 'links', 'links.pdf'], 'must end in .csv or .xlsx'],
    ['a folder with files', ['export', 'ALL', 'docs'], 'isn’t empty'],
    ['a folder that there isn’t', ['export', 'links', 'nowhere/links.csv'], 'There’s no folder nowhere.'],
  ])(
    '%s ends with 2',
    (_, [script = '', ...words], said) => {
      const { status, stderr } = run(script, ...words)
      expect([status, stderr]).toEqual([2, expect.stringContaining(said)])
    },
    300_000,
  )

  test.each([
    ['a file', 'links', 'There’s no file nowhere.'],
    ['a folder', 'ALL', 'There’s no folder nowhere.'],
  ])(
    'for programs, %s that is none is told as all is',
    (_, kind, problem) => {
      const { status, stdout } = run('import', kind, 'nowhere', '--json')
      expect([status, JSON.parse(stdout)]).toEqual([2, [{ kind, file: 'nowhere', problem }]])
    },
    300_000,
  )

  test('a file that can’t be read ends with 2', () => {
    const { status, stdout } = imported('Name\n"cut in the mid')
    expect([status, stdout]).toEqual([2, expect.stringContaining('a quotation mark isn’t closed')])
  }, 300_000)
})

test('every kind that can be imported is named by the command', () => {
  const { status, stderr } = run('import')
  expect(status).toBe(2)
  for (const { name } of fileKinds) expect(stderr).toMatch(new RegExp(`[ ,]${name}(,|\\n|$)`))
})
