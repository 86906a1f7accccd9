// @one-database: it brings embedded ones of its own.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPGlite } from '#app/db/pglite.server.ts'
import { folderStorage } from '#app/storage/folder.server.ts'
import { lastBackup } from '#app/storage/last-backup.ts'
import { runScript } from './support/commands.ts'
import { contentsOfFolder } from './support/database-contents.ts'
import { copyDemo } from './support/prepared.ts'
import { startS3 } from './support/s3-server.ts'
import { kill, post, type Server, signIn, startServerOn } from './support/server-on-postgres.ts'

const BACKUP_KEY = 'a key of thirty-two characters or more'
const IMANI = 1
const MADE = / to (\/.*\/backup-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz)$/
const CONTENT = /\d+ tables with [\d,]+ rows, and \d+ files/

let all: string
let demo: string
beforeAll(() => {
  all = mkdtempSync(path.join(tmpdir(), 'members-backup-'))
  demo = copyDemo(path.join(all, 'demo'))
}, 300_000)
afterAll(() => rmSync(all, { recursive: true, force: true }))

const place = (name: string) => path.join(all, name)
const backup = (from: string, file: string, env = {}) =>
  runScript('backup', [place(file)], { DATA_DIR: from, STORAGE_DIR: '', ...env })
const restore = (file: string, to: string, env = {}, ...options: string[]) =>
  runScript('restore', [place(file), ...options], { DATA_DIR: place(to), STORAGE_DIR: '', ...env })

/** What the demo holds: the backups of it are compared with that. */
let inDemo: Awaited<ReturnType<typeof contentsOfFolder>>

const databaseOf = (name: string) => contentsOfFolder(path.join(place(name), 'database'))
function filesOf(name: string): [string, string][] {
  const folder = path.join(place(name), 'files')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile() && !file.startsWith('records/'))
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), 'base64')])
}

describe('a backup', { timeout: 300_000 }, () => {
  test('is named after its moment in a folder, and restores every row, every file and how the database is made', async () => {
    const made = await backup(demo, '.')
    expect(made).toEqual({ status: 0, said: expect.stringMatching(CONTENT) })
    const [, file = ''] = made.said.match(MADE) ?? []
    renameSync(file, place('whole'))
    expect(statSync(place('whole')).mode & 0o777).toBe(0o600)

    const restored = await restore('whole', 'restored')
    expect(restored).toEqual({ status: 0, said: expect.stringMatching(/^Restored .* as of 20.*Z$/) })
    expect(restored.said).toContain(made.said.match(CONTENT)?.[0])
    inDemo = await databaseOf('demo')
    expect(await databaseOf('restored')).toEqual(inDemo)
    expect(filesOf('restored')).toEqual(filesOf('demo'))
    expect(filesOf('demo').length).toBeGreaterThan(50)
    expect(readdirSync(place('restored')).sort()).toEqual(['database', 'files'])
    const record = await lastBackup.read(folderStorage(path.join(demo, 'files')))
    expect(record).toMatchObject({ files: filesOf('demo').length, isEncrypted: false })
    expect(made.said).toContain(`${record?.rows.toLocaleString('en-US')} rows`)
    expect(await lastBackup.read(folderStorage(path.join(place('restored'), 'files')))).toBeNull()
  })

  test('replaces no file', async () => {
    writeFileSync(place('taken'), 'something else')
    expect(await backup(demo, 'taken')).toEqual({
      status: 1,
      said: `${place('taken')} exists already. Choose another name.`,
    })
    expect(readFileSync(place('taken'), 'utf8')).toBe('something else')
  })

  test('isn’t restored over members unless that is said, and then leaves nothing of before', async () => {
    const leftOver = path.join(place('restored'), 'files/files/0123456789abcdef.webp')
    cpSync(place('taken'), leftOver)
    const refused = await restore('whole', 'restored')
    expect(refused).toEqual({
      status: 1,
      said: expect.stringMatching(/^The database has \d+ members\. To replace it all, add --replace\.$/),
    })
    expect(await databaseOf('restored')).toEqual(inDemo)
    expect(existsSync(leftOver)).toBe(true)
    await execute(path.join(place('restored'), 'database'), `UPDATE "User" SET "firstName" = 'Other'`)
    expect((await restore('whole', 'restored', {}, '--replace')).status).toBe(0)
    expect(await databaseOf('restored')).toEqual(inDemo)
    expect(existsSync(leftOver)).toBe(false)
  })

  test('whose restore breaks off is gone on with, file by file, and no row is there before all files are', async () => {
    const store = await startS3()
    const failing = 30
    store.failAfter(failing, 503)
    expect((await restore('whole', 'broken-off', store.settings)).status).toBe(1)
    expect(readdirSync(place('broken-off'))).toEqual(['database'])
    expect(existsSync(path.join(place('broken-off'), 'database/PG_VERSION'))).toBe(false)
    expect(store.files.size).toBe(failing)
    store.fail(undefined)
    const before = store.asked.length
    expect((await restore('whole', 'broken-off', store.settings)).status).toBe(0)
    const put = store.asked.slice(before).filter((asked) => asked.startsWith('PUT'))
    expect(put).toHaveLength(filesOf('demo').length - failing)
    expect([...store.files].map(([name, content]) => [name, content.toString('base64')]).toSorted()).toEqual(
      filesOf('demo'),
    )
    expect(await databaseOf('broken-off')).toEqual(inDemo)
    await store.stop()
  })

  test('of a version that this one doesn’t know isn’t restored', async () => {
    const source = place('newer')
    cpSync(demo, source, { recursive: true })
    await execute(
      path.join(source, 'database'),
      "UPDATE _prisma_migrations SET checksum = 'another' WHERE migration_name LIKE '%_init'",
    )
    await backup(source, 'newer-backup')
    const { status, said } = await restore('newer-backup', 'older')
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/^The backup is of a version with the migration \d+_init, which/),
    ])
    expect(existsSync(place('older'))).toBe(false)
  })

  test('that is damaged, or of another key, changes nothing', async () => {
    const { said: made } = await backup(demo, 'encrypted', { BACKUP_KEY })
    expect(made).toMatch(/, encrypted$/)
    expect(made).toContain(` to ${place('encrypted')}`)
    const bytes = readFileSync(place('encrypted'))
    writeFileSync(place('cut'), bytes.subarray(0, bytes.length - 100))
    const said = async (file: string, env: Record<string, string>) => {
      const outcome = await restore(file, 'nothing', env)
      expect(existsSync(place('nothing'))).toBe(false)
      return outcome
    }
    expect(await said('cut', { BACKUP_KEY })).toEqual({
      status: 1,
      said: 'The backup is damaged or incomplete, so nothing was restored. Use another one.',
    })
    expect(await said('encrypted', {})).toEqual({
      status: 1,
      said: 'The backup is encrypted. Set BACKUP_KEY to the key that it was made with.',
    })
    expect(await said('encrypted', { BACKUP_KEY: `${BACKUP_KEY}.` })).toEqual({
      status: 1,
      said: 'The backup was made with another BACKUP_KEY. Set it to that one.',
    })
  })
})

async function execute(folder: string, sql: string) {
  const engine = await openPGlite(folder)
  await engine.exec(sql)
  await engine.close()
}

describe('a backup of what is served', { timeout: 300_000 }, () => {
  const servers: Server[] = []
  const serve = async (name: string) => {
    const server = await startServerOn('', {
      settings: { DATA_DIR: place(name), STORAGE_DIR: '', LOG_LEVEL: 'error' },
    })
    servers.push(server)
    return server
  }
  afterAll(() => Promise.all(servers.map((server) => kill(server, 'SIGKILL'))))

  test('has what members did until then, and lets them go on', async () => {
    cpSync(demo, place('served'), { recursive: true })
    const server = await serve('served')
    const odile = await signIn(server, 'alumni')
    const text = 'Written before the backup'
    const message = { text, formKey: crypto.randomUUID() }
    expect((await post(server, `/profile/${IMANI}/contact/message`, message, odile)).status).toBe(303)

    let done = false
    const making = backup(place('served'), 'of-served', { BACKUP_KEY }).finally(() => (done = true))
    const seen = new Set<number>()
    while (!done) {
      seen.add((await fetch(`${server.origin}/`, { headers: { cookie: odile } })).status)
      // The copy is made by the same processor.
      await pause(50)
    }
    expect(await making).toEqual({ status: 0, said: expect.stringMatching(CONTENT) })
    expect([...seen]).toEqual([200])
    await expect.poll(() => readdirSync(place('served')).filter((name) => name.includes('copy'))).toEqual([])

    expect((await restore('of-served', 'again', { BACKUP_KEY })).status).toBe(0)
    const again = await serve('again')
    const imani = await signIn(again, 'fellow')
    const page = async (address: string, from = again) =>
      (await fetch(`${from.origin}${address}`, { headers: { cookie: imani } })).text()
    expect(await page('/messages')).toContain(text)
    const [image = ''] = (await page(`/profile/${IMANI}`)).match(/\/images\/[0-9a-f]{24}\/\d+/) ?? []
    const shown = await fetch(again.origin + image, { headers: { cookie: imani } })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const [, name, size] = image.match(/images\/(\w+)\/(\d+)/) ?? []
    const stored = readFileSync(path.join(place('served'), `files/profile-images/${name}-${size}.webp`))
    expect(Buffer.from(await shown.arrayBuffer()).equals(stored)).toBe(true)
  })

  test('is refused by a process that lends no copy, and by its own folder for a restore', async () => {
    rmSync(path.join(place('again'), 'database.socket'))
    const inUse = /^The database in .* is in use by process \d+\. Stop it first/
    expect(await backup(place('again'), 'none')).toEqual({ status: 1, said: expect.stringMatching(inUse) })
    expect(existsSync(place('none'))).toBe(false)
    const restored = await restore('whole', 'again', {}, '--replace')
    expect(restored).toEqual({ status: 1, said: expect.stringMatching(inUse) })
  })
})

test.each<[string, string[], Record<string, string>, string]>([
  ['backup', [], {}, 'Usage: npm run backup -- FILE|FOLDER'],
  ['backup', ['--help'], {}, 'Usage: npm run backup -- FILE|FOLDER'],
  ['backup', ['/nowhere/file'], {}, 'There’s no folder /nowhere.'],
  ['backup', ['new'], { BACKUP_KEY: 'short' }, 'BACKUP_KEY must have at least 32 characters.'],
  ['backup', ['new'], {}, 'There’s no database in /nowhere/database.'],
  ['restore', [], {}, 'Usage: npm run restore -- FILE [--replace]'],
  ['restore', ['/nowhere/file'], {}, 'There’s no file /nowhere/file.'],
  [
    'restore',
    ['package.json'],
    {},
    'The backup is damaged or incomplete, so nothing was restored. Use another one.',
  ],
  [
    'database',
    ['move', 'elsewhere'],
    {},
    'Move to a postgres:// address or to “embedded”, not to elsewhere.',
  ],
  ['database', ['move', 'embedded'], {}, 'The database is there already.'],
])('%s %j says in one line what is wrong, and fails', async (script, words, env, said) => {
  const outcome = await runScript(script, words, { DATA_DIR: '/nowhere', STORAGE_DIR: '', ...env })
  expect(outcome).toEqual({ status: 1, said })
})
