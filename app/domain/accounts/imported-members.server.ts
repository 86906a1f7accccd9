import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Count = z.strictObject({ count: z.int() })

/**
 * Queues the welcome email for every imported member (known to the CRM, no password yet) who hasn't received it.
 * Running it again emails no one twice. Returns the number of members.
 */
export async function sendWelcomeEmails({ apply }: { apply: boolean }): Promise<number> {
  const unwritten = Prisma.sql`FROM "User" u
    WHERE u."sfId" IS NOT NULL AND u."passwordHash" IS NULL AND NOT EXISTS (
      SELECT 1 FROM "OutboxEmail" m WHERE m."to" = u.email AND m.kind = 'WELCOME_IMPORTED')`
  if (apply)
    return db()
      .$executeRaw`INSERT INTO "OutboxEmail" ("kind", "to") SELECT 'WELCOME_IMPORTED', u.email ${unwritten}`
  const [row] = await query(Count)`SELECT count(*)::int AS count ${unwritten}`
  return row?.count ?? 0
}

/** As many entries of an import are looked at by one statement, so that others wait for none of it for long. */
export const WELCOMED_AT_ONCE = 500
const COUNTED_AT_ONCE = 5_000

/**
 * Of the next entries of an import: those whom it has made, who have no password yet and haven't been welcomed.
 * SQL on `made`, the entries.
 */
const unwelcomed = Prisma.sql`"User" u
  WHERE u.id IN (SELECT made."recordId" FROM made WHERE made.kind = 'members' AND made.version = 1)
    AND u."passwordHash" IS NULL AND u."closedAt" IS NULL AND NOT EXISTS (
      SELECT 1 FROM "OutboxEmail" m WHERE m."to" = u.email AND m.kind = 'WELCOME_IMPORTED')`

const madeBehind = (entryId: number, last: number, most: number) => Prisma.sql`
  SELECT id, "recordId", kind, version FROM "ChangeEntry"
  WHERE "parentId" = ${entryId} AND id > ${last} ORDER BY id LIMIT ${most}`

/** `last` is the last entry that was looked at; null behind the last one. */
const Lot = z.strictObject({ last: z.int().nullable(), count: z.int() })

export async function countUnwelcomed(entryId: number): Promise<number> {
  let total = 0
  for (let last: number | null = 0; last !== null; ) {
    const [lot]: z.infer<typeof Lot>[] = await query(Lot)`
      WITH made AS (${madeBehind(entryId, last, COUNTED_AT_ONCE)})
      SELECT (SELECT max(id) FROM made) AS last, (SELECT count(*)::int FROM ${unwelcomed}) AS count`
    total += lot?.count ?? 0
    last = lot?.last ?? null
  }
  return total
}

/** Queues the emails for the next entries behind that one. Doing it twice emails no one twice. */
export async function welcomeNext(tx: Tx, entryId: number, last: number): Promise<z.infer<typeof Lot>> {
  await tx.$queryRaw`SELECT 1 FROM "ChangeEntry" WHERE id = ${entryId} FOR UPDATE`
  const [lot] = await query(Lot, tx)`
    WITH made AS (${madeBehind(entryId, last, WELCOMED_AT_ONCE)}), queued AS (
      INSERT INTO "OutboxEmail" ("kind", "to") SELECT 'WELCOME_IMPORTED', u.email FROM ${unwelcomed} RETURNING 1)
    SELECT (SELECT max(id) FROM made) AS last, (SELECT count(*)::int FROM queued) AS count`
  return lot ?? { last: null, count: 0 }
}

/** Tells so in the history: one entry for all, which the first lot makes. Returns its number. */
export async function recordWelcomes(
  tx: Tx,
  actorId: number,
  count: number,
  told: number | null,
): Promise<number | null> {
  if (count === 0) return told
  if (told !== null) {
    await tx.changeEntry.update({ where: { id: told }, data: { count: { increment: count } } })
    return told
  }
  const entry = { action: 'welcomed by email', kind: 'members', recordId: null, recordName: '', count }
  const [id = null] = await record(tx, { actorId, door: 'FORM' }, [entry])
  return id
}

/** All of a short import. Returns how many are emailed. */
export const welcomeImported = (viewer: Viewer, entryId: number): Promise<number> =>
  db().$transaction(async (tx) => {
    let total = 0
    for (let last: number | null = 0; last !== null; ) {
      const lot = await welcomeNext(tx, entryId, last)
      total += lot.count
      last = lot.last
    }
    await recordWelcomes(tx, viewer.id, total, null)
    return total
  })
