import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

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
