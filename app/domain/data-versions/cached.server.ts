import { type Db, db } from '#app/db/database.server.ts'

type Entry<T> = { version: number; value: Promise<T> }

/**
 * Keeps in this process what `load` finds, for as long as the version of that data stays the same. The version must have
 * been read before: what is loaded may be newer than it, never older.
 */
export function cachedByVersion<T>(load: () => Promise<T>): (version: number) => Promise<T> {
  const entries = new WeakMap<Db, Entry<T>>()
  return (version) => {
    const database = db()
    const kept = entries.get(database)
    if (kept?.version === version) return kept.value
    const entry = { version, value: load() }
    entries.set(database, entry)
    entry.value.catch(() => entries.get(database) === entry && entries.delete(database))
    return entry.value
  }
}
