/** The worker's migrated database without rows, emptied again before each test. */
import { readFileSync } from 'node:fs'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { PrismaClient } from '#app/db/generated/client.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { throwFaults, witnessRows } from './row-witness.ts'
import { embeddedTemplate } from './template-database.ts'

/** Of the worker's process, whose modules are loaded anew for each file. */
const worker = globalThis as { [EMPTY]?: ReturnType<typeof migrated> }
const EMPTY = Symbol.for('members-network.empty-database')

const TABLES = '"User", "Organization", "Program", "ProgramType", "Location", "DataVersion"'

export function emptyDatabase() {
  let engine: Awaited<ReturnType<typeof openPGlite>>
  let client: PrismaClient

  beforeAll(async () => {
    witnessRows()
    worker[EMPTY] ??= migrated()
    engine = await worker[EMPTY]
    client = new PrismaClient({ adapter: new PrismaPGlite(engine) })
  }, 60_000)
  beforeEach(() => engine.exec(`TRUNCATE ${TABLES} CASCADE`))
  afterEach(throwFaults)
  afterAll(() => client.$disconnect())

  return { db: () => client }
}

async function migrated() {
  const dump = new Blob([readFileSync(embeddedTemplate().dump)])
  // It goes on when a file's client leaves it.
  return Object.assign(await openPGlite(undefined, dump), { close: async () => {} })
}
