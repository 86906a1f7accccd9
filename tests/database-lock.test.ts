// @one-database: it locks folders.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#app/db/lock.server.ts'

let parent: string
let folder: string

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'members-lock-'))
  folder = path.join(parent, 'database')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const lockText = () => readFileSync(`${folder}.lock`, 'utf8')

test('a folder is locked once, and free again afterwards', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('is in use by process')
  expect(() => lockFolder(folder)).toThrow(String(process.pid))
  release()
  expect(existsSync(`${folder}.lock`)).toBe(false)
  lockFolder(folder)()
})

test('the lock of a process that is gone is taken over', async () => {
  const gone = spawn(process.execPath, ['--version'])
  await new Promise((resolve) => gone.once('exit', resolve))
  lockFolder(folder)()
  writeFileSync(`${folder}.lock`, `${gone.pid} some-boot 12345\n`)
  lockFolder(folder)()
})

test.each(['an-earlier-boot 12345', '1'])(
  'the lock of a process whose number another has now is taken over (%s)',
  async (start) => {
    const other = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'])
    lockFolder(folder)()
    writeFileSync(`${folder}.lock`, `${other.pid} ${start}\n`)
    const release = lockFolder(folder)
    expect(lockText()).toContain(`${process.pid} `)
    release()
    other.kill('SIGKILL')
  },
)

test('the lock of another process that runs holds', async () => {
  const script = `import { lockFolder } from '#app/db/lock.server.ts'; lockFolder(${JSON.stringify(folder)}); console.log('locked'); setTimeout(() => {}, 60_000)`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: path.resolve(import.meta.dirname, '..'),
  })
  await new Promise((resolve) => other.stdout.once('data', resolve))
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`)
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  lockFolder(folder)()
})

test('a lock that holds nothing legible is taken over', () => {
  lockFolder(folder)()
  for (const text of ['', 'nonsense', '-1 x', '0']) {
    writeFileSync(`${folder}.lock`, text)
    lockFolder(folder)()
  }
})
