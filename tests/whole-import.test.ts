// @one-database: it exports that of the run, and its commands bring embedded ones.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileKinds } from '#app/domain/administered/row-kinds.server.ts'
import { ORIGIN_FILE, ownOrigin } from '#app/domain/exchange/arrivals.server.ts'
import type { ImportReport } from '#app/domain/exchange/run-import.server.ts'
import { exportAll, fileNameOf, importAll, type Step } from '#app/domain/exchange/whole.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { db } from './support/app.ts'
import { BRIEF } from './support/commands.ts'
import { copySetUp } from './support/prepared.ts'
import { day } from './support/viewer-kinds.ts'

const viewer = someoneIn('ADMIN', day('2026-06-01'))

let folder: string
const at = (...parts: string[]) => path.join(folder, ...parts)

const program = (script: string, words: string[]) => [...BRIEF, `scripts/${script}.ts`, ...words]
const settings = (data: string) => ({ ...process.env, DATA_DIR: at(data), DATABASE_URL: '', DEBUG: '' })
const run = (data: string, script: string, ...words: string[]) =>
  spawnSync(process.execPath, program(script, words), {
    env: settings(data),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

function imported(data: string, from: string): { status: number | null; steps: ImportReport[] } {
  const { status, stdout } = run(data, 'import', 'ALL', at(from), '--apply', '--json')
  return { status, steps: JSON.parse(stdout) as ImportReport[] }
}

const exported = (data: string, to: string) => expect(run(data, 'export', 'ALL', at(to)).status).toBe(0)

/** Begins the import, and kills it once it has said so many steps. */
async function killed(data: string, from: string, steps: number): Promise<void> {
  const child = spawn(process.execPath, program('import', ['ALL', at(from), '--apply']), {
    env: settings(data),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('  New: ') && ++said === steps) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
}

/** The rows of a file, in no order, but for numbers of their own and what isn't read. */
function rowsIn(where: string, kind: string, without: string[] = []): string[] {
  const rows = parse(readFileSync(at(where, `${kind}.csv`)), { bom: true, columns: true })
  return (rows as Record<string, string>[])
    .map((row) =>
      Object.entries(row)
        .filter(([column]) => !['id', 'version', 'Member id', ...without].includes(column))
        .map(([column, cell]) => `${column}: ${cell}`)
        .join('\n'),
    )
    .sort()
}

/** What files guard against formulas, also in lines that aren't a record. */
async function guardedTexts(): Promise<void> {
  const item = await db().actionItem.findFirstOrThrow({ orderBy: { id: 'asc' } })
  await db().actionItem.update({
    where: { id: item.id },
    data: { name: '-40 is cold', description: '- bring a coat' },
  })
  const participant = await db().partnerParticipant.findFirstOrThrow({ orderBy: { id: 'asc' } })
  await db().partnerParticipant.update({ where: { id: participant.id }, data: { role: '@Sponsor' } })
  const job = await db().affiliation.findFirstOrThrow({
    where: { visible: true, type: 'EMPLOYMENT' },
    orderBy: { id: 'asc' },
  })
  await db().affiliation.update({ where: { id: job.id }, data: { title: '=Lead' } })
}

/** What the first import of everything said. */
let first: ReturnType<typeof imported>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-'))
  for (const data of ['straight', 'stopped']) copySetUp(at(data))
  // Two of one name, told apart by their numbers alone.
  for (const name of ['Moorings are let', 'Moorings are full'])
    await db().announcement.create({
      data: { name: 'Word from the harbor', activities: { create: { name } } },
    })
  await db().tag.create({ data: { type: 'COMMITMENT_LEVEL', name: 'Harbor watch' } })
  await guardedTexts()
  mkdirSync(at('theirs'))
  for (const kind of fileKinds) {
    const { content } = await exportAll(viewer, kind, 'csv')
    writeFileSync(at('theirs', fileNameOf(kind)), String(content))
  }
  writeFileSync(at('theirs', ORIGIN_FILE), JSON.stringify({ database: await ownOrigin() }))
  first = imported('straight', 'theirs')
  exported('straight', 'ours')
}, 600_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Kinds of which an empty database has records of its own. */
const BEGUN = new Set(['members', 'tags', 'places'])

test('what fills an empty database comes out again as it was, cell by cell', () => {
  expect([first.status, first.steps.filter(({ applied }) => !applied)]).toEqual([0, []])
  for (const { name } of fileKinds) {
    const unread = first.steps.findLast(({ kind }) => kind === name)?.unread
    const told = rowsIn('theirs', name, unread)
    const made = rowsIn('ours', name, unread)
    expect(BEGUN.has(name) ? made.filter((row) => told.includes(row)) : made, name).toEqual(told)
  }
})

test('the folder says what is in it, and what isn’t', () => {
  const readme = readFileSync(at('ours', 'README.md'), 'utf8')
  for (const kind of fileKinds) expect(readme).toContain(`| ${fileNameOf(kind)} | ${kind.title}: `)
  expect(readme).toContain('- passwords, links from emails')
})

test('nobody who was never here is said to be signed out', () => {
  expect(JSON.stringify(first.steps)).toContain('gets the role Admin')
  expect(JSON.stringify(first.steps)).not.toContain('signed out')
})

test('the same files again change nothing, nor do those of the database that they filled', () => {
  for (const from of ['theirs', 'ours']) {
    const { status, steps } = imported('straight', from)
    expect(status).toBe(0)
    expect(steps.filter(({ counts }) => counts.new + counts.changed + counts.faulty > 0)).toEqual([])
  }
}, 600_000)

test('an import that faults and a killed process have stopped goes on, and ends as if it never had', async () => {
  cpSync(at('theirs'), at('mended'), { recursive: true })
  const spoil = (kind: string, how: (text: string) => string) => {
    const file = at('mended', `${kind}.csv`)
    writeFileSync(file, how(readFileSync(file, 'utf8')))
  }
  const mend = () => cpSync(at('theirs'), at('mended'), { recursive: true })
  const seventh = [...new Set(first.steps.map(({ kind }) => kind))][6] as string
  // By then it is there, and is the same tag whatever the mended file calls it.
  spoil('tags', (text) => text.replace('Harbor watch', 'Harbour watch'))
  spoil(seventh, (text) => `${text}${'x,'.repeat(60)}\r\n`)
  const { status, steps } = imported('stopped', 'mended')
  expect([status, steps.at(-1)]).toEqual([1, expect.objectContaining({ kind: seventh, applied: false })])
  mend()
  await killed('stopped', 'mended', 12)
  const last = imported('stopped', 'mended')
  expect([last.status, last.steps.filter(({ applied }) => !applied)]).toEqual([0, []])
  exported('stopped', 'theirs-again')
  for (const { name } of fileKinds) expect(rowsIn('theirs-again', name), name).toEqual(rowsIn('ours', name))
}, 600_000)

test('files of another database stay out of one in which people have worked, also those that filled it', async () => {
  const files = fileKinds.slice(0, 2).map((kind) => {
    const name = fileNameOf(kind)
    return { kind, name, bytes: new Uint8Array(readFileSync(at('theirs', name))) }
  })
  const steps: Step[] = []
  const all = async (origin?: string) => {
    for await (const step of importAll(viewer, files, { apply: false, origin })) steps.push(step)
  }
  await expect(all('another')).rejects.toThrow('These files are from another database')
  await db().origin.createMany({ data: ['elsewhere', ''].map((name) => ({ name, isOwn: false })) })
  await db().user.update({ where: { email: 'fellow@example.org' }, data: { lastSignInAt: new Date() } })
  await expect(all('elsewhere')).rejects.toThrow('people have worked in it since')
  expect(steps).toEqual([])
  await all('')
  expect(steps.splice(0)).toHaveLength(2)
  await all(await ownOrigin())
  expect(steps).toEqual(
    files.map(() => expect.objectContaining({ counts: expect.objectContaining({ changed: 0 }) })),
  )
})
