/**
 * The product's own server on the demo in memory, which starts from it anew whenever it is told to: a new process would
 * have to load and warm up all of its code again.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openPGlite } from '#app/db/pglite.server.ts'
import type { App } from '../../server/handler.ts'
import { copyFiles, dumpIn } from './prepared.ts'

const { DEMO: demo = '', DATA_DIR: folder = '' } = process.env
const dump = new Blob([readFileSync(dumpIn(demo))])
const { entry }: App = await import(path.resolve('build/server/index.js'))
const { openDatabase, closeDatabase } = entry.module

/** What is under way on it when another one takes its place comes to its end; then it is collected. */
const openDemo = async () => Object.assign(await openPGlite(undefined, dump), { close: async () => {} })

copyFiles(demo, folder)
await openDatabase({ engine: await openDemo() })
await import('../../server/index.ts')

process.on('disconnect', () => process.exit())
process.on('message', async () => {
  const engine = await openDemo()
  copyFiles(demo, folder)
  // No chore comes in between.
  const closing = closeDatabase()
  await openDatabase({ engine })
  await closing
  // The memory of the database before would otherwise stay for long.
  globalThis.gc?.()
  process.send?.('anew')
})
