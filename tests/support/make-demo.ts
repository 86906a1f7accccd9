/** `DATA_DIR` says where. In a separate process: the migration engine keeps a process alive after its work. */
import { prepareDatabase } from '../../scripts/prepare-database.ts'

await prepareDatabase()
process.exit(0)
