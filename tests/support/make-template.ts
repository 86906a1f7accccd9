import { renameSync, writeFileSync } from 'node:fs'
import { closeDatabase, type DatabaseTarget, db, openDatabase } from '#app/db/database.server.ts'
import { applyMigrations } from '#app/db/migrations.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { seedDemo } from '../../prisma/seed.ts'

const MEMBERS = 120
const { DATABASE_URL: url, TEMPLATE_DUMP: dump } = process.env

const engine = url ? undefined : await openPGlite()
const target: DatabaseTarget = engine ? { engine } : { url: url ?? '' }
await applyMigrations(target)
await openDatabase(target)
await seedDemo({ members: MEMBERS })
// A test adds the images it needs.
await db().user.updateMany({ data: { profileImgUrl: null, hasVisibleAvatar: false } })
if (engine && dump) {
  const content = await engine.dumpDataDir('none')
  // Renamed into place, so that an interrupted run leaves no partial template behind.
  writeFileSync(`${dump}.${process.pid}`, Buffer.from(await content.arrayBuffer()))
  renameSync(`${dump}.${process.pid}`, dump)
}
await closeDatabase()
process.exit(0)
