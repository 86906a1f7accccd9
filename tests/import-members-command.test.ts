// @one-database: it brings embedded ones of its own.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { HEADER } from './support/member-header.ts'
import { IMANI, WEN } from './support/member-list.ts'
import { copySetUp } from './support/prepared.ts'

test('the command reports the errors of a file, writes nothing and ends with 1', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-import-'))
  const file = path.join(folder, 'members.csv')
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  writeFileSync(file, [HEADER, IMANI, 'x,no-address,A,B,,,,,,,,', WEN.replace('2020', '')].join('\n'))
  copySetUp(folder)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/import.ts', 'members', file, '--apply'],
    { env, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true, force: true })
  expect(stderr).not.toContain('Error')
  expect(stdout).toContain('Line 3, email, "no-address": Please enter a valid email address.\n')
  expect(stdout).toContain('Line 4, program, "Career Prep": It needs a program year.')
  expect(stdout).toContain('because of its faults.')
  expect(status).toBe(1)
}, 300_000)

test('the command says in one line that the database was never set up', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-import-'))
  const file = path.join(folder, 'members.csv')
  writeFileSync(file, [HEADER, IMANI].join('\n'))
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/import.ts', 'members', file], {
    env,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  expect([status, stderr]).toEqual([2, 'The database isn’t set up yet. Run `npm run db -- deploy` first.\n'])
})
