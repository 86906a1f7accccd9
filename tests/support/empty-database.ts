/** The test file's own migrated database without rows, emptied again before each test. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { PrismaClient } from '#app/db/generated/client.ts'
import { MIGRATIONS } from '#app/db/migrations.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { throwFaults, witnessRows } from './row-witness.ts'

const TABLES = '"User", "Organization", "Program", "ProgramType", "Location", "DataVersion"'

export function emptyDatabase() {
  let engine: Awaited<ReturnType<typeof openPGlite>>
  let client: PrismaClient

  beforeAll(async () => {
    witnessRows()
    engine = await openPGlite()
    for (const sql of migrations()) await engine.exec(sql)
    client = new PrismaClient({ adapter: new PrismaPGlite(engine) })
  }, 60_000)
  beforeEach(() => engine.exec(`TRUNCATE ${TABLES} CASCADE`))
  afterEach(throwFaults)
  afterAll(async () => {
    await client.$disconnect()
    await engine.close()
  })

  return { db: () => client }
}

/** From files: the schema engine can be used once per process, and test files share theirs. */
function migrations(): string[] {
  const folders = readdirSync(MIGRATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  return names.map((name) => readFileSync(path.join(MIGRATIONS, name, 'migration.sql'), 'utf8'))
}
