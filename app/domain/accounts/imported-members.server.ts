import { db } from '#app/db/database.server.ts'
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

/** Those whom an import has made, who have no password yet and haven't been welcomed. */
const unwelcomed = (entryId: number) => Prisma.sql`FROM "User" u
  WHERE u.id IN (SELECT c."recordId" FROM "ChangeEntry" c
      WHERE c."parentId" = ${entryId} AND c.kind = 'members' AND c.version = 1)
    AND u."passwordHash" IS NULL AND u."closedAt" IS NULL AND NOT EXISTS (
      SELECT 1 FROM "OutboxEmail" m WHERE m."to" = u.email AND m.kind = 'WELCOME_IMPORTED')`

export async function countUnwelcomed(entryId: number): Promise<number> {
  const [row] = await query(Count)`SELECT count(*)::int AS count ${unwelcomed(entryId)}`
  return row?.count ?? 0
}

/** Doing it twice emails no one twice. Returns how many are emailed. */
export const welcomeImported = (viewer: Viewer, entryId: number): Promise<number> =>
  db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "ChangeEntry" WHERE id = ${entryId} FOR UPDATE`
    const count = await tx.$executeRaw`
      INSERT INTO "OutboxEmail" ("kind", "to") SELECT 'WELCOME_IMPORTED', u.email ${unwelcomed(entryId)}`
    const entry = { action: 'welcomed by email', kind: 'members', recordId: null, recordName: '', count }
    if (count > 0) await record(tx, { actorId: viewer.id, door: 'FORM' }, [entry])
    return count
  })
