/** A migrated database without a row, of the test file's own; emptied again before each test. */
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { PrismaClient } from '#app/db/generated/client.ts'
import { applyMigrations } from '#app/db/migrations.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'

const TABLES = '"User", "Organization", "Program", "ProgramType", "Location", "DataVersion"'

export function emptyDatabase() {
  let engine: Awaited<ReturnType<typeof openPGlite>>
  let client: PrismaClient

  beforeAll(async () => {
    engine = await openPGlite()
    await applyMigrations({ engine })
    client = new PrismaClient({ adapter: new PrismaPGlite(engine) })
  }, 60_000)
  beforeEach(() => engine.exec(`TRUNCATE ${TABLES} CASCADE`))
  afterAll(async () => {
    await client.$disconnect()
    await engine.close()
  })

  return { db: () => client }
}
