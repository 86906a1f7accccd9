import { type DatabaseTarget, databaseTarget } from '#app/db/database.server.ts'
import { dataDir } from './settings.ts'

/** The database named in this process's environment, opened as the server would. */
export function namedDatabase(): DatabaseTarget {
  return databaseTarget({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR: dataDir() })
}
