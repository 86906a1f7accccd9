// @one-database: it brings a PostgreSQL server of its own.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DemoOnPostgres, demoOnPostgres } from '../support/demo-on-postgres.ts'
import { findPostgres } from '../support/postgres-server.ts'
import { kill, post, type Server, signIn, startServerOn } from '../support/server-on-postgres.ts'

const programs = findPostgres()
/** Hardly more than are planned while a page waits. */
const COUNT = 5_100
const PATIENCE = { timeout: 250_000, interval: 20 }

const file = () =>
  `Label,Address,Type,Position\n${Array.from({ length: COUNT }, (_, index) => `Mooring ${index},https://example.org/${index},Other link,1`).join('\n')}\n`

describe.skipIf(!programs)('a process that is killed while it imports', { timeout: 600_000 }, () => {
  let postgres: DemoOnPostgres
  let client: pg.Client
  let server: Server
  let cookie: string
  let address: string

  const row = async () => {
    const { rows } = await client.query(
      'SELECT id, stage::text, done, total, token FROM "FileImport" ORDER BY id DESC',
    )
    return rows[0] as { id: number; stage: string; done: number; total: number; token: string }
  }
  const made = async () => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS made, count(DISTINCT label)::int AS labels FROM "Link" WHERE label LIKE 'Mooring %'`,
    )
    return rows[0] as { made: number; labels: number }
  }
  const reaches = (stage: string, done = 0) =>
    vi.waitFor(async () => {
      const now = await row()
      expect([now.stage, now.done >= done]).toEqual([stage, true])
    }, PATIENCE)

  async function start() {
    server = await startServerOn(postgres.url, { settings: { LOG_LEVEL: 'silent' } })
    cookie = await signIn(server, 'admin')
  }

  async function dieAndComeBack() {
    await kill(server, 'SIGKILL')
    const now = await row()
    // Its time is over at once instead of in half a minute.
    await client.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour'`)
    await client.query('UPDATE pgboss.queue SET monitor_on = NULL')
    return now
  }

  const says = async () => (await fetch(server.origin + address, { headers: { cookie } })).text()

  beforeAll(async () => {
    postgres = await demoOnPostgres(programs as string)
    client = new pg.Client(postgres.url)
    await client.connect()
    await start()
    const body = new FormData()
    body.append('file', new File([file()], 'moorings.csv'))
    const answer = await fetch(`${server.origin}/admin/links/import`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      body,
      redirect: 'manual',
    })
    address = new URL(answer.headers.get('location') ?? '', server.origin).pathname
  }, 300_000)

  afterAll(async () => {
    if (server) await kill(server, 'SIGKILL')
    await client?.end()
    await postgres?.stop()
  })

  test('has its successor read the file anew, and write the rest of it once', async () => {
    await reaches('PLANNING', 5)
    await dieAndComeBack()
    expect(await made()).toEqual({ made: 0, labels: 0 })
    await start()
    await reaches('PLANNED')
    await post(server, address, { intent: 'import', token: (await row()).token }, cookie)
    await reaches('WRITING', 5)
    const { stage, done } = await dieAndComeBack()
    expect([stage, done < COUNT / 100]).toEqual(['WRITING', true])
    expect(await made()).toEqual({ made: done * 100, labels: done * 100 })
    await start()
    await reaches('WRITTEN')
    expect(await made()).toEqual({ made: COUNT, labels: COUNT })
    expect(await says()).toContain('This file has been imported.')
  })

  test('has its successor take the rest of it back', async () => {
    const { rows } = await client.query('SELECT "entryId" FROM "FileImport"')
    await post(server, `/admin/history/${rows[0].entryId}/undo`, {}, cookie)
    await reaches('UNDOING', 500)
    await dieAndComeBack()
    const left = await made()
    expect([left.made > 0, left.made < COUNT]).toEqual([true, true])
    await start()
    await reaches('UNDONE')
    expect(await made()).toEqual({ made: 0, labels: 0 })
    expect(await says()).toContain('This import has been undone.')
  })
})
