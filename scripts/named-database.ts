import { type DatabaseTarget, databaseTarget } from '#app/db/database.server.ts'
import { dataDir } from './settings.ts'

/** The database named in this process's environment, opened as the server would. */
export function namedDatabase(): DatabaseTarget {
  return databaseTarget({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR: dataDir() })
}

/** The same, read where the server reads its lists. */
export function namedReplica(): DatabaseTarget {
  const { DATABASE_URL, DATABASE_REPLICA_URL } = process.env
  return databaseTarget({
    DATABASE_URL: DATABASE_URL || undefined,
    DATABASE_REPLICA_URL: DATABASE_REPLICA_URL || undefined,
    DATA_DIR: dataDir(),
  })
}
