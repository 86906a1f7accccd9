// @one-database: it brings a PostgreSQL server of its own.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { findPostgres, startPostgres } from '../support/postgres-server.ts'
import { execute } from '../support/template-database.ts'

const programs = findPostgres()
const One = z.strictObject({ one: z.int() })
const OTHERS = "datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()"

describe.skipIf(!programs)(
  'connections over which nothing has passed Prisma’s client',
  { timeout: 60_000 },
  () => {
    let server: Awaited<ReturnType<typeof startPostgres>>

    beforeAll(async () => {
      server = await startPostgres(programs as string)
      await openDatabase({ url: server.url })
    }, 120_000)

    afterAll(async () => {
      await closeDatabase()
      await server?.stop()
    })

    const ask = () => query(One)`SELECT 1 AS one`

    test('are opened anew when the server ends them, and end no process', async () => {
      expect(await ask()).toEqual([{ one: 1 }])
      await execute(server.url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OTHERS}`)
      // Nobody asks anything while it hears of that.
      await sleep(300)
      expect(await ask()).toEqual([{ one: 1 }])
    })

    test('are closed with the database', async () => {
      await closeDatabase()
      await execute(
        server.url,
        `DO $$ BEGIN PERFORM pg_sleep(0.5);
        ASSERT NOT EXISTS (SELECT FROM pg_stat_activity WHERE ${OTHERS}), 'open connections are left'; END $$`,
      )
    })
  },
)
