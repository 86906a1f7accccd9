import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const Counts = z.strictObject({ due: z.int(), later: z.int(), 'given up': z.int() })
type MailQueue = z.infer<typeof Counts>

/** The emails that aren't sent: due now, to be tried later, and given up. One query. */
export async function mailQueue(): Promise<MailQueue> {
  const [counts] = await query(Counts)`
    SELECT count(*) FILTER (WHERE "dueAt" <= now())::int AS due, count(*) FILTER (WHERE "dueAt" > now())::int AS later,
      count(*) FILTER (WHERE "dueAt" IS NULL)::int AS "given up"
    FROM "OutboxEmail" WHERE "sentAt" IS NULL`
  return counts ?? { due: 0, later: 0, 'given up': 0 }
}
