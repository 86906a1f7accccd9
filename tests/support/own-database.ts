/** Runs before each test file and opens a fresh copy of the template for it. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { handOnSeen, throwFaults, witnessRows } from './row-witness.ts'
import { databaseUrl, execute } from './template-database.ts'

const template = inject('template')
let dropOwn = async () => {}

witnessRows()

beforeAll(async () => {
  if ('dump' in template) {
    await openDatabase({ engine: await openPGlite(undefined, new Blob([readFileSync(template.dump)])) })
    return
  }
  const own = `members_test_${process.pid}_${Date.now()}`
  await execute(template.server, `CREATE DATABASE ${own} TEMPLATE ${template.database}`)
  await openDatabase({ url: databaseUrl(template.server, own), pool: 4 })
  dropOwn = () => execute(template.server, `DROP DATABASE ${own} WITH (FORCE)`)
})

afterEach(throwFaults)
afterAll(throwFaults)

afterAll(async () => {
  handOnSeen(inject('seenStatements'), expect.getState().testPath ?? '')
  await closeDatabase()
  await dropOwn()
})
