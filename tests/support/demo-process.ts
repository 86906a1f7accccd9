/**
 * The product's own server on the demo in memory, which is put back to it whenever it is told to: a new process would have
 * to load and warm up all of its code again, and a new database would take longer than most tests.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '#app/db/database.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { startSession } from '#app/domain/sessions/session.server.ts'
import type { App } from '../../server/handler.ts'
import { copyFiles, dumpIn } from './prepared.ts'
import { keepRows, sessionIn } from './put-back.ts'

const { DEMO: demo = '', DATA_DIR: folder = '' } = process.env
const dump = new Blob([readFileSync(dumpIn(demo))])
const { entry }: App = await import(path.resolve('build/server/index.js'))
const { openDatabase, closeDatabase } = entry.module

/** Without the password, which takes as long to look at as a page does to make. */
async function sessionOf(email: string) {
  const { id, currentRole, lastMajorUpdateDate } = await db().user.findUniqueOrThrow({ where: { email } })
  return startSession(id, currentRole, lastMajorUpdateDate, { device: 'Chrome on Linux' })
}

/** It goes on when a file's database is closed. */
const engine = Object.assign(await openPGlite(undefined, dump), { close: async () => {} })
const putBack = await keepRows(sessionIn(engine))

copyFiles(demo, folder)
await openDatabase({ engine })
await import('../../server/index.ts')

process.on('disconnect', () => process.exit())
process.on('message', async (message: 'anew' | { email: string }) => {
  if (message !== 'anew') return process.send?.({ secret: await sessionOf(message.email) })
  if (!(await putBack())) throw new Error('A browser test has changed how the tables are made')
  copyFiles(demo, folder)
  // What the app knows of a database goes with its client, and no chore comes in between.
  const closing = closeDatabase()
  await openDatabase({ engine })
  await closing
  process.send?.('anew')
})
