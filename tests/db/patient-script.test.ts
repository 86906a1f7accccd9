// @one-database: it brings a PostgreSQL server of its own.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPatiently } from '#app/db/patient-script.server.ts'
import { findPostgres, startPostgres } from '../support/postgres-server.ts'

const programs = findPostgres()
const QUICK = { waits: '50ms', pause: 100 }

describe.skipIf(!programs)('a script that waits for a table', { timeout: 60_000 }, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let pool: pg.Pool

  beforeAll(async () => {
    server = await startPostgres(programs as string)
    pool = new pg.Pool({ connectionString: server.url })
    pool.on('error', () => {})
    await pool.query('CREATE TABLE pier (id int)')
  }, 120_000)

  afterAll(async () => {
    await pool?.end()
    await server?.stop()
  })

  /** Someone who reads the table within a transaction, until the returned function is called. */
  async function reading() {
    const reader = await pool.connect()
    await reader.query('BEGIN; SELECT count(*) FROM pier')
    return async () => {
      await reader.query('COMMIT')
      reader.release()
    }
  }

  test('lets others use it, and is done as a whole once it is free', async () => {
    const end = await reading()
    let isDone = false
    const script = 'CREATE TABLE buoy (id int); ALTER TABLE pier ADD COLUMN depth int'
    const running = runPatiently(pool, script, QUICK).then(() => (isDone = true))
    for (let times = 0; times < 5; times++) {
      await sleep(100)
      // Without standing back it would wait behind the script until the reader ends, which it doesn’t.
      await pool.query("SET statement_timeout = '5s'; SELECT count(*) FROM pier")
    }
    expect(isDone).toBe(false)
    await end()
    await running
    const { rows } = await pool.query('SELECT depth, (SELECT count(*)::int FROM buoy) AS buoys FROM pier')
    expect(rows).toEqual([])
  })

  test('that makes an index beside those who use the table waits for them', async () => {
    const end = await reading()
    const script = 'CREATE INDEX CONCURRENTLY pier_depth ON pier (depth)'
    const running = runPatiently(pool, script, QUICK)
    await sleep(500)
    await end()
    await running
    const { rows } = await pool.query(
      "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'pier_depth'::regclass",
    )
    expect(rows).toEqual([{ valid: true }])
  })

  test('fails by what else is wrong with it', async () => {
    await expect(runPatiently(pool, 'ALTER TABLE pier ADD COLUMN depth int', QUICK)).rejects.toThrow(
      'already exists',
    )
  })
})
