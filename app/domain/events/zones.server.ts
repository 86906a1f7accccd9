import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const Zone = z.strictObject({ name: z.string() })

let known: Promise<string[]> | undefined

/**
 * The time zones that events can have: names of places that this process and the database both list. Offsets and
 * abbreviations are none, whatever either would accept.
 */
export function eventZones(tx: Tx): Promise<string[]> {
  known ??= readZones(tx).catch((error) => {
    known = undefined
    throw error
  })
  return known
}

async function readZones(tx: Tx): Promise<string[]> {
  const here = new Set(Intl.supportedValuesOf('timeZone'))
  const there = await query(Zone, tx)`SELECT name FROM pg_timezone_names`
  return there
    .map(({ name }) => name)
    .filter((name) => here.has(name) && name.includes('/'))
    .sort()
}
