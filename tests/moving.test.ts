// @one-database: it brings both.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runScript } from './support/commands.ts'
import { contentsOfFolder, contentsOfServer } from './support/database-contents.ts'
import { findPostgres, startPostgres } from './support/postgres-server.ts'
import { copyDemo } from './support/prepared.ts'
import { kill, signIn, startServerOn } from './support/server-on-postgres.ts'
import { databaseUrl, execute } from './support/template-database.ts'

const programs = findPostgres()
const MOVED = /^Moved \d+ tables with [\d,]+ rows\. /

/** Nobody here may do what only the server's superuser may. */
const OWNER = 'owner'

describe.skipIf(!programs)('between the embedded database and a server', { timeout: 300_000 }, () => {
  let all: string
  let server: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    all = mkdtempSync(path.join(tmpdir(), 'members-moving-'))
    ;({ url: server, stop } = await startPostgres(programs as string))
    await execute(server, `CREATE ROLE ${OWNER} LOGIN`)
    copyDemo(place('demo'))
  }, 300_000)
  afterAll(async () => {
    await stop?.()
    rmSync(all, { recursive: true, force: true })
  })

  const place = (name: string) => path.join(all, name)
  async function newDatabase(name: string, from = 'template1'): Promise<string> {
    await execute(server, `CREATE DATABASE ${name} OWNER ${OWNER} TEMPLATE ${from}`)
    return Object.assign(new URL(databaseUrl(server, name)), { username: OWNER }).href
  }
  const move = (to: string, env: Record<string, string>, ...options: string[]) =>
    runScript('database', ['move', to, ...options], { STORAGE_DIR: '', ...env })

  test('everything moves, there and back, and members go on with their files', async () => {
    const url = await newDatabase('moved')
    const there = await move(url, { DATA_DIR: place('demo') })
    expect(there).toEqual({ status: 0, said: expect.stringMatching(MOVED) })
    expect(there.said).toMatch(/Set DATABASE_URL to it before you start the server\.$/)
    const demo = await contentsOfFolder(path.join(place('demo'), 'database'))
    expect(await contentsOfServer(url)).toEqual(demo)

    const back = await move('embedded', { DATABASE_URL: url, DATA_DIR: place('back') })
    expect(back).toEqual({ status: 0, said: expect.stringMatching(MOVED) })
    expect(await contentsOfFolder(path.join(place('back'), 'database'))).toEqual(demo)

    const settings = { DATA_DIR: place('demo'), STORAGE_DIR: '', LOG_LEVEL: 'error' }
    const serving = await startServerOn(url, { settings })
    const cookie = await signIn(serving, 'fellow')
    const page = await (await fetch(`${serving.origin}/profile`, { headers: { cookie } })).text()
    const [image] = page.match(/\/images\/[0-9a-f]{24}\/\d+/) ?? []
    expect((await fetch(`${serving.origin}${image}`, { headers: { cookie } })).status).toBe(200)

    const whileServed = await move('embedded', { DATABASE_URL: url, DATA_DIR: place('other') })
    expect(whileServed).toEqual({
      status: 1,
      said: expect.stringMatching(/^The database has \d+ other connections\. Stop the servers first\.$/),
    })
    await kill(serving, 'SIGTERM')
  })

  test('nothing moves to where there is something, unless that is said', async () => {
    const url = await newDatabase('taken')
    await execute(url, 'CREATE TABLE diary (day date)')
    const refused = await move(url, { DATA_DIR: place('demo') })
    expect(refused).toEqual({
      status: 1,
      said: 'The database has 1 tables that aren’t ours. To replace it all, add --replace.',
    })
    expect((await contentsOfServer(url)).tables).toHaveProperty('diary')
    expect((await move(url, { DATA_DIR: place('demo') }, '--replace')).status).toBe(0)
    expect((await contentsOfServer(url)).tables).not.toHaveProperty('diary')
  })

  test('a backup of a server is of one moment, however much is written, and restores elsewhere', async () => {
    const url = await newDatabase('busy', 'moved')
    const before = await contentsOfServer(url)
    const first = await difference(url)
    const writing = keepWriting(url)
    const env = { DATABASE_URL: url, DATA_DIR: place('demo'), STORAGE_DIR: '' }
    expect((await runScript('backup', [place('busy')], env)).status).toBe(0)
    expect(await writing.stop()).toBeGreaterThan(1)

    const elsewhere = await newDatabase('elsewhere')
    const restored = await runScript('restore', [place('busy')], {
      ...env,
      DATABASE_URL: elsewhere,
      DATA_DIR: place('elsewhere'),
    })
    expect(restored.status).toBe(0)
    const after = await contentsOfServer(elsewhere)
    const written = Object.keys(after.tables).filter((name) => after.tables[name] !== before.tables[name])
    expect(written.every((name) => ['DataVersion', 'RateLimit'].includes(name))).toBe(true)
    expect(await difference(elsewhere)).toBe(first)
  })
})

/** Between what is changed and what is added by each of those transactions. */
async function difference(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(`
    SELECT (SELECT version FROM "DataVersion" WHERE name = 'members') -
      (SELECT count(*) FROM "RateLimit" WHERE key LIKE 'pair-%') AS difference`)
  await client.end()
  return Number(rows[0].difference)
}

/** Changes one row and adds another in each transaction, until it is stopped. */
function keepWriting(url: string) {
  let stopped = false
  let pairs = 0
  const write = async () => {
    const client = new pg.Client(url)
    await client.connect()
    for (; !stopped; pairs++) {
      await client.query('BEGIN')
      await client.query(`UPDATE "DataVersion" SET version = version + 1 WHERE name = 'members'`)
      await client.query(`INSERT INTO "RateLimit" (key, points) VALUES ($1, 1)`, [`pair-${pairs}`])
      await client.query('COMMIT')
    }
    await client.end()
  }
  const writing = write()
  return {
    async stop() {
      stopped = true
      await writing
      return pairs
    },
  }
}
