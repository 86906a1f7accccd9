import { z } from '#app/values/zod.ts'
import { db } from './database.server.ts'
import { query } from './query.server.ts'

/**
 * Needed after writing many rows at once: the embedded database never does this on its own, and plans badly without it.
 */
export async function refreshStatistics(): Promise<void> {
  await db().$executeRawUnsafe('VACUUM ANALYZE')
}

/** A hundred is usual. The rows that are looked at are 300 times as many. */
const OF_A_FEW = 20

const Grown = z.strictObject({ table: z.string() })

/**
 * The same while others wait for the database: for each table that has grown by a fifth since it was looked at last,
 * from few of its rows, and with something else in between.
 */
export async function refreshGrownStatistics(between: () => Promise<unknown>): Promise<void> {
  const grown = await query(Grown)`
    SELECT c.oid::regclass::text AS "table" FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = to_regnamespace(current_schema()::text)
      AND pg_relation_size(c.oid) > (1.2 * c.relpages + 8) * current_setting('block_size')::int`
  for (const { table } of grown) {
    await db().$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL default_statistics_target = ${OF_A_FEW}`)
      await tx.$executeRawUnsafe(`ANALYZE ${table}`)
    })
    await between()
  }
}
