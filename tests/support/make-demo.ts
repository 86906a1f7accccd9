/** Makes the demo in the folder `DATA_DIR`, and a dump of its database beside it. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openPGlite } from '#app/db/pglite.server.ts'
import { prepareDatabase } from '../../scripts/prepare-database.ts'
import { dumpOf } from './dump.ts'

await prepareDatabase()
const folder = process.env.DATA_DIR ?? ''
const engine = await openPGlite(path.join(folder, 'database'))
writeFileSync(path.join(folder, 'database.tar'), await dumpOf(engine))
process.exit(0)
