// @one-database: its processes bring an embedded one, and a PostgreSQL server's.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRIEF } from './support/commands.ts'
import { copySetUp } from './support/prepared.ts'

const COUNT = 500
const LOT = 100

type Told = {
  as: 'found' | 'ended'
  isWhole: boolean | null
  stage: string | null
  done: number | null
  isApplied: boolean
  count: number
  labels: number
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'))
  copySetUp(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a process found and how it ended, and the signal that ended it. */
function imports(...words: string[]): Promise<{ told: Told[]; signal: string | null; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
    const child = spawn(process.execPath, [...BRIEF, 'tests/support/dying-import.ts', ...words], { env })
    let [out, said] = ['', '']
    child.stdout.on('data', (text) => {
      out += text
    })
    child.stderr.on('data', (text) => {
      said += text
    })
    child.on('close', (_, signal) => {
      const told = out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Told)
      resolve({ told, signal, said })
    })
  })
}

describe('processes of which each is killed, and the next goes on, on the embedded database', {
  timeout: 240_000,
}, () => {
  const ALL = { count: COUNT, labels: COUNT }
  const NOTHING = { count: 0, labels: 0 }

  /** One after the other. Returns what each has left to the next, and how the last one ended. */
  async function leftBy(size: 'long' | 'short', ...deaths: [until: string, dieIn: string, dieAt?: string][]) {
    const left: Told[] = []
    for (const [until, dieIn, dieAt = '1'] of deaths) {
      const { told, signal, said } = await imports(until, dieIn, dieAt, size)
      expect([dieIn, signal, said]).toEqual([dieIn, 'SIGKILL', ''])
      left.push(told[0] as Told)
    }
    const { told, signal, said } = await imports('UNDONE', '', '', size)
    expect([signal, said]).toEqual([null, ''])
    return [...left.slice(1), ...told]
  }

  test('a long file comes in, is read, written and taken back, lot by lot, each once', async () => {
    const left = await leftBy(
      'long',
      ['WRITTEN', 'uploading'],
      ['WRITTEN', 'WAITING'],
      ['WRITTEN', 'PLANNING', '2'],
      ['WRITTEN', 'within PLANNING', '7'],
      ['WRITTEN', 'WRITING', '1'],
      ['WRITTEN', 'within WRITING', '1'],
      ['WRITTEN', 'WRITTEN'],
      ['UNDONE', 'UNDOING', '3'],
      ['UNDONE', 'within UNDOING', '2'],
    )
    const [uploading, waiting, planning, planned, writing, within, written, undoing, halfUndone, ended] = left
    expect(uploading).toMatchObject({ isWhole: false, ...NOTHING })
    expect(waiting).toMatchObject({ isWhole: true, stage: 'WAITING', ...NOTHING })
    for (const one of [planning, planned]) expect(one).toMatchObject({ stage: 'PLANNING', ...NOTHING })
    for (const one of [writing, within]) {
      const lots = (one?.done ?? 0) * LOT
      expect(one).toMatchObject({ stage: 'WRITING', isApplied: false, count: lots, labels: lots })
      expect([lots > 0, lots < COUNT]).toEqual([true, true])
    }
    expect(written).toMatchObject({ stage: 'WRITTEN', isApplied: true, ...ALL })
    for (const one of [undoing, halfUndone]) {
      expect(one?.stage).toBe('UNDOING')
      expect([(one?.count ?? 0) < COUNT, (one?.count ?? 0) > 0, (one?.count ?? 0) % 50]).toEqual([
        true,
        true,
        0,
      ])
    }
    expect(ended).toMatchObject({ stage: 'UNDONE', ...NOTHING })
  })

  test('a short one is written or taken back whole or not at all, and its page says which', async () => {
    const left = await leftBy(
      'short',
      ['WRITTEN', 'at once', '20'],
      ['WRITTEN', 'at once', '200'],
      ['WRITTEN', 'committed'],
      ['UNDONE', 'undoing at once', '20'],
    )
    const [early, late, committed, undoing, ended] = left
    for (const one of [early, late]) expect(one).toMatchObject(one?.isApplied ? ALL : NOTHING)
    expect(committed).toMatchObject({ isApplied: true, ...ALL })
    expect([COUNT, 0]).toContain(undoing?.count)
    expect(ended).toMatchObject(NOTHING)
  })
})
