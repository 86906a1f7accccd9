// @one-database: it brings a PostgreSQL server of its own.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runScript } from '../support/commands.ts'
import { type DemoOnPostgres, demoOnPostgres } from '../support/demo-on-postgres.ts'
import { findPooler, startPooler } from '../support/pooler.ts'
import { findPostgres } from '../support/postgres-server.ts'
import { kill, listenTo, post, type Server, signIn, startServerOn } from '../support/server-on-postgres.ts'

const programs = findPostgres()
const program = findPooler()
const IMANI = 1
const PATIENCE = { timeout: 30_000, interval: 100 }
const PAGES = ['/', '/directory', '/directory?search=an', '/questions', '/messages', '/events', '/resources']

describe.skipIf(!programs || !program)('behind a pooler in transaction mode', { timeout: 180_000 }, () => {
  let postgres: DemoOnPostgres
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let server: Server
  let printed = ''

  beforeAll(async () => {
    postgres = await demoOnPostgres(programs as string)
    pooler = await startPooler(program as string, postgres.url)
    const addresses = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url }
    expect(await runScript('database', ['deploy'], addresses)).toEqual({
      status: 0,
      said: 'Nothing to apply',
    })
  }, 300_000)

  afterAll(async () => {
    if (server) await kill(server, 'SIGKILL')
    await pooler?.stop()
    await postgres?.stop()
  })

  const start = () =>
    startServerOn(pooler.url, {
      settings: { DATABASE_DIRECT_URL: postgres.url, LOG_LEVEL: 'info', SHED_WHEN_LATE: '0' },
      hear: (text) => (printed += text),
    })

  async function rows(url: string, sql: string) {
    const client = new pg.Client(url)
    await client.connect()
    return client
      .query(sql)
      .then((result) => result.rows)
      .finally(() => client.end())
  }

  test('no server starts on connections from before, which would tell moments in another zone', async () => {
    await expect(start()).rejects.toThrow()
    expect(printed).toContain('still lends connections that were opened before')
    await pooler.reconnect()
    printed = ''
    server = await start()
  })

  test('every connection has the zone and the limits that others get when they open', async () => {
    const shown = `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement,
      current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle`
    expect(await rows(pooler.url, shown)).toEqual([
      { zone: 'UTC', statement: '1min', lock: '20s', idle: '1min' },
    ])
  })

  test('pages asked for at once come, however connections change between their statements', async () => {
    const cookie = await signIn(server, 'fellow')
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () => PAGES)
        .flat()
        .map(async (address) => (await fetch(server.origin + address, { headers: { cookie } })).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(printed).not.toContain('DeprecationWarning')
  })

  test('what is written is heard of at once, with the moment at which it was', async () => {
    const { heard, stop } = await listenTo(server, await signIn(server, 'fellow'))
    const text = `Heard ${crypto.randomUUID()}`
    const writer = await signIn(server, 'alumni')
    const message = { text, formKey: crypto.randomUUID() }
    expect((await post(server, `/profile/${IMANI}/contact/message`, message, writer)).status).toBe(303)
    await vi.waitFor(() => expect(heard()).toContain('data: conversations'), PATIENCE)
    await stop()
    const [row] = await rows(
      postgres.url,
      `SELECT abs(extract(epoch FROM now() - "createdAt")) < 30 AS "isNow" FROM "Message" WHERE content = '${text}'`,
    )
    expect(row).toEqual({ isNow: true })
  })

  test('jobs are worked on', async () => {
    const done = () =>
      rows(postgres.url, `SELECT DISTINCT name FROM pgboss.job WHERE state = 'completed' ORDER BY name`)
    await vi.waitFor(
      async () => expect((await done()).map(({ name }) => name)).toEqual(['clear-up', 'files', 'imports']),
      PATIENCE,
    )
    expect(printed).not.toContain('the queue of jobs failed')
  })
})
