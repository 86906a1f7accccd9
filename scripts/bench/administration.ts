/** Organizations to be merged, added to the demo's own. */
import { db } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'

export const AFFILIATIONS = 10_000
/** Each is merged once: three times for the time, and once for the statements. */
export const MERGES = 4
export const MERGED = 'Merged Works'
export const WINNER = 'Works that others become part of'
const MINUTES = 10 * 60_000

/** Each with affiliations of the first members. The database is open. */
export async function fillMerging(): Promise<void> {
  await db().$transaction(
    async (tx) => {
      const [winner, ...ids] = await takeIds(tx, 'Organization', MERGES + 1)
      const rows = ids.map((id, index) => ({ id, ...named(`${MERGED} ${index + 1}`), type: 'COMPANY' }))
      const all = [{ id: winner, ...named(WINNER), type: 'COMPANY' }, ...rows]
      await insertRecords(tx, 'Organization', all)
      await tx.$executeRaw`
        INSERT INTO "Affiliation" ("userId", type, "organizationId", title)
        SELECT u.id, 'EMPLOYMENT', o.id, 'Analyst' FROM unnest(${ids}::int[]) AS o(id)
          CROSS JOIN (SELECT id FROM "User" WHERE listed ORDER BY id LIMIT ${AFFILIATIONS}) u`
    },
    { timeout: MINUTES },
  )
}

const named = (name: string) => ({ name, sortKey: sortKey(name), searchKey: fold(name) })
