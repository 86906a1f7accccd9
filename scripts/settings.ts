import path from 'node:path'
import { type DatabaseTarget, databaseTarget } from '#app/db/database.server.ts'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** The database that this process's environment names, as the server would open it. */
export function namedDatabase(): DatabaseTarget {
  return databaseTarget({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR: dataDir() })
}

export function dataDir() {
  return path.resolve(process.env.DATA_DIR || 'data')
}
