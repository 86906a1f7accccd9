import { db } from './database.server.ts'

/**
 * Needed after writing many rows at once: the embedded database never does this on its own, and plans badly without it.
 */
export async function refreshStatistics(): Promise<void> {
  await db().$executeRawUnsafe('VACUUM ANALYZE')
}
