import { EmailKind } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const Logged = z.strictObject({
  id: z.int(),
  kind: z.enum(EmailKind),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  dueAt: z.date().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
})
export type LoggedEmail = z.infer<typeof Logged>

const SHOWN = 20

/** The emails to an address, latest first, and what became of them. Their texts are in no log. */
export const emailsTo = (to: string): Promise<LoggedEmail[]> => query(Logged)`
  SELECT id, kind::text AS kind, "createdAt", "sentAt", "dueAt", attempts, "lastError"
  FROM "OutboxEmail" WHERE "to" = ${to} ORDER BY id DESC LIMIT ${SHOWN}`
