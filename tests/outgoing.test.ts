// @one-database: it reads sources.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { outgoingCounts, PATIENCE, withOutgoing } from '#app/outgoing/outgoing.server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** What opens a connection to another machine. */
const OPENS =
  /\bfetch\(|new pg\.|new PrismaPg\(|createTransport\(|new Chargebee\(|\b(net|tls|http|https)\.(connect|request|get)\(/

/** Migrations run before anyone is served, and take the time that they need. */
const WITHOUT_LIMIT = ['app/db/schema-engine.server.ts']

test('every connection to another machine is counted and has a limit', () => {
  const opening = globSync(['app/**/*.server.ts', 'server/*.ts'], { cwd: ROOT })
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
    .filter(({ text }) => OPENS.test(text))
  expect(opening.length).toBeGreaterThan(5)
  const counted = opening.filter(({ text }) => text.includes('#app/outgoing/outgoing.server.ts'))
  expect(opening.filter((file) => !counted.includes(file)).map(({ file }) => file)).toEqual(WITHOUT_LIMIT)
})

describe('a task that uses a connection', () => {
  test('is counted while it lasts', async () => {
    const before = outgoingCounts().billing?.opened ?? 0
    const { promise, resolve } = Promise.withResolvers<string>()
    const task = withOutgoing('billing', () => promise)
    expect(outgoingCounts().billing).toMatchObject({ open: 1, opened: before + 1 })
    resolve('done')
    expect(await task).toBe('done')
    expect(outgoingCounts().billing).toMatchObject({ open: 0, opened: before + 1 })
  })

  test('is counted as failed, and leaves its error to whoever waits', async () => {
    const before = outgoingCounts().mail?.failed ?? 0
    await expect(withOutgoing('mail', () => Promise.reject(new Error('550')))).rejects.toThrow('550')
    expect(outgoingCounts().mail).toMatchObject({ open: 0, failed: before + 1 })
  })

  test('fails after its time, whether it listens to the signal or not', async () => {
    await expect(withOutgoing('photo', () => new Promise(() => {}), 1)).rejects.toThrow(/timeout/)
    expect(outgoingCounts().photo).toMatchObject({ open: 0 })
  })
})

test('nothing waits for another machine longer than a minute', () => {
  expect(Math.max(...Object.values(PATIENCE))).toBeLessThanOrEqual(60_000)
})
