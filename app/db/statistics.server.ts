import { db } from './database.server.ts'

/** After many rows were written at once: the embedded database never does this by itself, and plans badly without. */
export async function refreshStatistics(): Promise<void> {
  await db().$executeRawUnsafe('VACUUM ANALYZE')
}
