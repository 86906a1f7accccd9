import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const LastEmail = z.strictObject({ sentAt: z.date().nullable(), isRefused: z.boolean() })
export type LastEmail = z.infer<typeof LastEmail>

/** When a member was last emailed about news, and whether the address refuses what we send. */
export async function lastNotificationEmail(userId: number): Promise<LastEmail> {
  const [row] = await query(LastEmail)`
    SELECT (SELECT max(o."sentAt") FROM "OutboxEmail" o WHERE o."to" = u.email AND o.kind = 'NOTIFICATIONS') AS "sentAt",
      u."refusedEmail" IS NOT NULL AND u."refusedEmail" = u.email AS "isRefused"
    FROM "User" u WHERE u.id = ${userId}`
  return row ?? { sentAt: null, isRefused: false }
}
