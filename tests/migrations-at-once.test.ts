// @one-database: it brings a server of its own.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runScript } from './support/commands.ts'
import { findPostgres, startPostgres } from './support/postgres-server.ts'
import { databaseUrl, execute } from './support/template-database.ts'

const programs = findPostgres()

describe.skipIf(!programs)('machines that start at once', { timeout: 300_000 }, () => {
  let server: string
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ url: server, stop } = await startPostgres(programs as string))
    await execute(server, 'CREATE DATABASE shared')
  }, 300_000)
  afterAll(() => stop?.())

  test('apply each migration once, and all of them can go on', async () => {
    const DATABASE_URL = databaseUrl(server, 'shared')
    const deploy = () => runScript('database', ['deploy'], { DATABASE_URL })
    const outcomes = await Promise.all([deploy(), deploy(), deploy()])
    expect(outcomes.map(({ status, said }) => ({ status, said: status ? said : '' }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 0, said: '' })),
    )
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    const { rows } = await client.query<{ name: string; finished: boolean }>(
      'SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations',
    )
    await client.end()
    expect(rows.length).toBeGreaterThan(40)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(rows.every(({ finished }) => finished)).toBe(true)
  })
})
