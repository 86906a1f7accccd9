import { writeFileSync } from 'node:fs'
import { closeDatabase, type DatabaseTarget, db, openDatabase } from '#app/db/database.server.ts'
import { applyMigrations } from '#app/db/migrations.server.ts'
import { openPGlite } from '#app/db/pglite.server.ts'
import { seedDemo } from '../../prisma/seed.ts'
import { dumpOf } from './dump.ts'

const MEMBERS = 120
const { DATABASE_URL: url, TEMPLATE_DUMP: dump } = process.env

const engine = url ? undefined : await openPGlite()
const target: DatabaseTarget = engine ? { engine } : { url: url ?? '' }
await applyMigrations(target)
await openDatabase(target)
await seedDemo({ members: MEMBERS })
// A test adds the images it needs.
await db().user.updateMany({ data: { profileImgUrl: null, hasVisibleAvatar: false } })
if (engine && dump) writeFileSync(dump, await dumpOf(engine))
await closeDatabase()
process.exit(0)
