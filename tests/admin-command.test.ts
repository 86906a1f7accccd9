// @one-database: it brings embedded ones of its own.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BRIEF } from './support/commands.ts'
import { copySetUp } from './support/prepared.ts'

const USAGE = 'Usage: npm run admin -- make EMAIL [FIRST-NAME LAST-NAME], or npm run admin -- unlock EMAIL'

test('until there is one, setting up the database says how to make one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-command-'))
  const run = (...command: string[]) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEBUG: '' }
    const { stdout, stderr } = spawnSync(process.execPath, [...BRIEF, ...command], { env, encoding: 'utf8' })
    return stdout + stderr
  }
  copySetUp(folder)
  expect(run('scripts/database.ts', 'deploy')).toContain('There’s no administrator yet.')
  expect(run('scripts/admin.ts', 'make', 'ada@example.org')).toContain('is now an administrator.')
  expect(run('scripts/admin.ts', 'unlock', 'ada@example.org')).toBe('ada@example.org has no second factor.\n')
  expect(run('scripts/admin.ts', 'unlock', 'eda@example.org')).toBe('Nobody signs in with eda@example.org.\n')
  expect(run('scripts/database.ts', 'deploy')).toBe('Nothing to apply\n')
  rmSync(folder, { recursive: true })
})

test.each([
  [[], USAGE],
  [['make'], USAGE],
  [['unmake', 'ada@example.org'], USAGE],
  [['unlock', 'ada@example.org', 'Ada'], USAGE],
  [['make', 'nobody'], 'nobody isn’t an email address.'],
  [['make', 'ada@example.org'], 'The database isn’t set up yet. Run `npm run db -- deploy` first.'],
])('the command %j says in one line what is wrong, and fails', (words, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-command-'))
  const { status, stderr } = spawnSync(process.execPath, [...BRIEF, 'scripts/admin.ts', ...words], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEBUG: '' },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect([status, stderr.trim()]).toEqual([1, said])
})
