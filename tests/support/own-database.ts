/** Runs before each test file: the worker's database is as the template again. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { closeDatabase, type DatabaseTarget, type Db, openDatabase } from '#app/db/database.server.ts'
import type { AskDirectly } from '#app/db/direct.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { keepRows, sessionIn, sessionOn } from './put-back.ts'
import { handOnSeen, throwFaults, witnessRows } from './row-witness.ts'
import { databaseUrl, execute } from './template-database.ts'

type Own = { target: DatabaseTarget; putBack: () => Promise<boolean>; discard: () => Promise<void> }

/** Of the worker's process, whose modules are loaded anew for each file. */
const worker = globalThis as { [OWN]?: Own }
const OWN = Symbol.for('members-network.own-database')

witnessRows()

beforeAll(async () => {
  const former = worker[OWN]
  // It fails for whoever isn't the server's superuser, and where something still holds a table.
  if (former && !(await former.putBack().catch(() => false))) {
    worker[OWN] = undefined
    await former.discard()
  }
  worker[OWN] ??= await copyOfTemplate()
  await openDatabase(worker[OWN].target)
  letSpiesHear()
})

afterEach(throwFaults)
afterAll(throwFaults)

afterAll(async () => {
  handOnSeen(inject('seenStatements'), expect.getState().testPath ?? '')
  await closeDatabase()
})

/** Who spies on Prisma's client hears of the statements that go past it, too. */
function letSpiesHear() {
  const holder = globalThis as { [OPEN]?: { client: Db; askDirectly?: AskDirectly } }
  const open = holder[OPEN]
  const ask = open?.askDirectly
  if (!open || !ask) return
  open.askDirectly = (statement) => {
    if (!vi.isMockFunction(open.client.$queryRaw)) return ask(statement)
    const text = Object.assign([...statement.strings], { raw: statement.strings })
    return open.client.$queryRaw(text, ...statement.values)
  }
}
const OPEN = Symbol.for('members-network.database')

async function copyOfTemplate(): Promise<Own> {
  const template = inject('template')
  if ('dump' in template) {
    const engine = await openPGlite(undefined, new Blob([readFileSync(template.dump)]))
    const discard = engine.close.bind(engine)
    // It goes on when the file closes its database.
    engine.close = async () => {}
    return { target: { engine }, putBack: await keepRows(sessionIn(engine)), discard }
  }
  const name = `${template.database}_${process.pid}_${Date.now()}`
  await execute(template.server, `CREATE DATABASE ${name} TEMPLATE ${template.database}`)
  const url = databaseUrl(template.server, name)
  return {
    target: { url, pool: 4 },
    putBack: await keepRows(sessionOn(url)),
    discard: () => execute(template.server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}
