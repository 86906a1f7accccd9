/** Migrates the database named in the environment to the current schema, and fills an empty one for the demo. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { closeDatabase, type DatabaseTarget, db, openDatabase } from '#app/db/database.server.ts'
import { lockFolder } from '#app/db/lock.server.ts'
import { applyMigrations } from '#app/db/migrations.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { refreshStatistics } from '#app/db/statistics.server.ts'
import { indexNewResources } from '#app/domain/resources/search-index.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { storageFor } from '#app/storage/storage.server.ts'
import { demoAccounts } from '../prisma/seeds/accounts.ts'
import { namedDatabase } from './named-database.ts'

export type Reset = 'keep' | 'reset' | 'reset-anything'

export async function prepareDatabase(reset: Reset = 'keep') {
  const target = namedDatabase()
  if (!('folder' in target)) {
    if (reset !== 'keep') await emptyServerDatabase(target, reset)
    return migrateAndSeed(target)
  }
  mkdirSync(path.dirname(target.folder), { recursive: true })
  const release = lockFolder(target.folder)
  try {
    await prepareFolder(target.folder, reset)
  } finally {
    release()
  }
}

/**
 * A new database is created elsewhere and moved into place when it is complete, so that an interruption leaves none.
 */
async function prepareFolder(folder: string, reset: Reset) {
  if (reset === 'keep' && existsSync(path.join(folder, 'PG_VERSION'))) {
    return migrateAndSeed({ engine: await openPGlite(folder) })
  }
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  console.log('Creating the database')
  await migrateAndSeed({ engine: await openPGlite(unfinished) })
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

async function migrateAndSeed(target: DatabaseTarget) {
  await applyMigrations(target)
  await openDatabase(target)
  try {
    if ((await db().user.count()) > 0) return void (await db().$transaction(indexNewResources))
    console.log('Adding demo members')
    const { seedDemo, writeDemoPortraits } = await import('../prisma/seed.ts')
    await seedDemo()
    await writeDemoPortraits(storageFor(readSettings(process.env)))
    await refreshStatistics()
  } finally {
    await closeDatabase()
  }
}

async function emptyServerDatabase(target: DatabaseTarget, reset: Reset) {
  await openDatabase(target)
  try {
    const problem = reset === 'reset-anything' ? undefined : await whyNotADemo()
    if (problem) throw new Error(problem)
    await db().$executeRawUnsafe('DROP SCHEMA public CASCADE')
    await db().$executeRawUnsafe('CREATE SCHEMA public')
  } finally {
    await closeDatabase()
  }
}

async function whyNotADemo() {
  const [facts] = await db().$queryRaw<{ name: string; tables: number; ours: boolean }[]>`
    SELECT current_database() AS name, to_regclass('public."User"') IS NOT NULL AS ours,
      (SELECT count(*)::int FROM information_schema.tables WHERE table_schema = 'public') AS tables`
  if (!facts || facts.tables === 0) return undefined
  const members = facts.ours ? await db().user.count() : 0
  const emails = demoAccounts.map((account) => account.email)
  const demos = facts.ours ? await db().user.count({ where: { email: { in: emails } } }) : 0
  if (facts.ours && (members === 0 || demos === emails.length)) return undefined
  return `DATABASE_URL points to ${facts.name}, which isn’t a demo. This would drop its ${facts.tables} tables and ${members} members. To do it anyway, pass --reset=yes.`
}
