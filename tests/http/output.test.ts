// @one-database: it brings an embedded one of its own.
/** What the server's process prints. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { ownServer } from '../support/own-server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const TOKEN = 'aB3_'.repeat(11)
const { ask, printed } = ownServer({ LOG_LEVEL: 'debug' })

test('names no secret, wherever in an address it stands and however malformed that is', async () => {
  const addresses = [
    `/calendars/${TOKEN}/agenda.ics`,
    `/calendars/${TOKEN}%zz/agenda.ics`,
    `/calendars/%${TOKEN}/agenda.ics`,
    `/calendars/${TOKEN.slice(0, 22)}%${TOKEN.slice(22)}/agenda.ics`,
    `/auth/reset-password/${TOKEN}%e0%a4`,
    `/auth/login%zz?token=${TOKEN}`,
    `/mail/unsubscribe/1.${TOKEN}%`,
    `/images/${TOKEN}%ff/64`,
    `//${TOKEN}%zz/`,
  ]
  for (const address of addresses) {
    for (const suffix of ['', '.data'])
      expect((await ask(address + suffix)).status, address).toBeLessThan(500)
  }
  await vi.waitFor(() => expect(printed().match(/"path":/g)).toHaveLength(addresses.length * 2), {
    timeout: 20_000,
  })
  expect(printed()).toContain('could not be decoded')
  expect(printed()).not.toMatch(/aB3_|token=/)
})

const run = (script: string) => {
  const start = `import { filterOutput } from './server/output.ts'; filterOutput();`
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${start}\n${script.replaceAll('TOKEN', `'${TOKEN}'`)}`],
    { cwd: ROOT, encoding: 'utf8' },
  )
  return { printed: stdout + stderr, status }
}

test.each([
  ['a library’s line', 'console.warn("see %s", TOKEN); console.log(TOKEN)', 0],
  ['a warning', 'process.emitWarning(TOKEN)', 0],
  ['what nobody caught', 'setTimeout(() => { throw new Error(TOKEN) })', 1],
  ['what nobody caught of a promise', 'Promise.reject(new Error(TOKEN))', 1],
])('names none in %s', (_, script, expected) => {
  const { printed, status } = run(script)
  expect([status, printed]).toEqual([expected, expect.stringContaining('…')])
  expect(printed).not.toContain('aB3_')
})
