import { type DatabaseTarget, databaseTarget } from '#app/db/database.server.ts'
import { dataDir } from './settings.ts'

/** The database named in this process's environment, without any pooler: commands keep their connection for long. */
export function namedDatabase(): DatabaseTarget {
  return databaseTarget({ DATABASE_URL: ownAddress(), DATA_DIR: dataDir() })
}

/** The same, read where the server reads its lists. */
export function namedReplica(): DatabaseTarget {
  return databaseTarget({
    DATABASE_URL: ownAddress(),
    DATABASE_REPLICA_URL: process.env.DATABASE_REPLICA_URL || undefined,
    DATA_DIR: dataDir(),
  })
}

const ownAddress = () => process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || undefined
