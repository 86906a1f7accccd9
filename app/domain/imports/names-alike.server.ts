import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { fold } from '#app/values/fold.ts'
import { isNear } from '#app/values/nearly.ts'
import { z } from '#app/values/zod.ts'

/** Shorter ones are alike by chance. */
const SHORTEST = 5
/** As many are looked at for each name. */
const MOST_ALIKE = 50

const Alike = z.strictObject({ wanted: z.string(), name: z.string() })

/**
 * The names that these may be misspellings of: one letter apart. Of such, one half is the same, by which the index finds
 * them. Those that differ in a digit are different ones. One query.
 */
export async function alikeIn(
  tx: Tx,
  table: 'Organization' | 'Location',
  column: 'name' | 'label',
  names: string[],
): Promise<Map<string, string>> {
  const wanted = names.filter((name) => fold(name).length >= SHORTEST)
  if (wanted.length === 0) return new Map()
  const halves = wanted.flatMap((name) => {
    const key = fold(name)
    const middle = Math.floor(key.length / 2)
    return [
      { name, pattern: `${escaped(key.slice(0, middle))}%` },
      { name, pattern: `%${escaped(key.slice(middle + 1))}` },
    ]
  })
  const [from, called] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
  const rows = await query(Alike, tx)`
    SELECT half.name AS wanted, found.name
    FROM unnest(${halves.map(({ name }) => name)}::text[], ${halves.map(({ pattern }) => pattern)}::text[]) AS half(name, pattern)
    CROSS JOIN LATERAL (
      SELECT r.${called} AS name FROM ${from} r WHERE r."searchKey" LIKE half.pattern ORDER BY r.id LIMIT ${MOST_ALIKE}) found`
  const alike = new Map<string, string>()
  for (const row of rows) {
    const [one, other] = [fold(row.wanted), fold(row.name)]
    if (!alike.has(row.wanted) && digits(one) === digits(other) && isNear(one, other)) {
      alike.set(row.wanted, row.name)
    }
  }
  return alike
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const digits = (text: string) => text.replace(/\D/g, '')
