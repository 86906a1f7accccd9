import { type DatabaseTarget, databaseTarget } from '#app/db/database.server.ts'
import { dataDir } from './settings.ts'

/** The database that this process's environment names, as the server would open it. */
export function namedDatabase(): DatabaseTarget {
  return databaseTarget({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR: dataDir() })
}
