import { type Db, db } from '#app/db/database.server.ts'
import { fromPrimary } from '#app/db/reading.server.ts'

type Entry<T> = { version: number; value: Promise<T> }

/**
 * Caches the result of `load` in this process for as long as that data's version stays the same. The version must be
 * read first: the loaded data may be newer than it, never older.
 */
export function cachedByVersion<T>(load: () => Promise<T>): (version: number) => Promise<T> {
  const entries = new WeakMap<Db, Entry<T>>()
  return (version) => {
    const database = db()
    const kept = entries.get(database)
    if (kept?.version === version) return kept.value
    const entry = { version, value: fromPrimary(load) }
    entries.set(database, entry)
    entry.value.catch(() => entries.get(database) === entry && entries.delete(database))
    return entry.value
  }
}
