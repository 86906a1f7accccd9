import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { MailKind } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import type { Letter } from '#app/mail/letter.ts'
import type { Mailer } from '#app/mail/mailer.server.ts'
import { z } from '#app/values/zod.ts'

const AT_A_TIME = 20
/** Retried after 1, 2, 4 … minutes, up to 4 hours apart, for about a day. */
const TRIES = 14

/** The stored part of an email; its text is rendered when it is sent. */
const QueuedMail = z.strictObject({ kind: z.enum(MailKind), to: z.string(), since: z.date().nullable() })
export type QueuedMail = z.infer<typeof QueuedMail>

/** Renders an email at the moment of sending; null if it is no longer due. */
export type Compose = (mail: QueuedMail) => Promise<Letter | null>

const Claimed = QueuedMail.extend({ id: z.int(), attempts: z.int() })
type Claimed = z.infer<typeof Claimed>

/** Queues an email, in the transaction that causes it. It is sent after that commits. */
export async function queueMail(tx: Tx, kind: MailKind, to: string): Promise<void> {
  await tx.outboxMail.create({ data: { kind, to } })
}

/**
 * Sends due emails. It is safe in several processes at once; nothing is sent twice. Failures are retried later; their
 * errors are returned for the log.
 */
export async function deliverDue(compose: Compose, by: Mailer | null): Promise<unknown[]> {
  const errors: unknown[] = []
  for (;;) {
    const due = await claimDue()
    for (const mail of due) {
      await deliver(mail, compose, by).catch(async (error: unknown) => {
        errors.push(error)
        const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
        const gaveUp = mail.attempts >= TRIES && { dueAt: null }
        await db().outboxMail.update({ where: { id: mail.id }, data: { lastError, ...gaveUp } })
      })
    }
    if (due.length < AT_A_TIME) return errors
  }
}

/** Claiming an email first moves its next attempt into the future, so that no other process takes it. */
function claimDue(): Promise<Claimed[]> {
  return query(Claimed)`
    UPDATE "OutboxMail" SET "attempts" = "attempts" + 1,
      "dueAt" = now() + least(power(2, "attempts"), 240) * interval '1 minute'
    WHERE "id" IN (
      SELECT "id" FROM "OutboxMail" WHERE "dueAt" <= now() ORDER BY "dueAt", "id" LIMIT ${AT_A_TIME}
      FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind"::text AS "kind", "to", "since", "attempts"`
}

async function deliver({ id, ...mail }: Claimed, compose: Compose, by: Mailer | null): Promise<void> {
  const letter = await compose(mail)
  if (letter && by) await by.send(letter)
  const delivered = letter && !by ? { delivered: letter } : {}
  await db().outboxMail.update({ where: { id }, data: { sentAt: new Date(), dueAt: null, ...delivered } })
}

const Kept = z.strictObject({
  id: z.int(),
  sentAt: z.date(),
  delivered: z.strictObject({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
})

export type KeptLetter = Letter & { id: number; sentAt: Date }

/** The emails in the embedded mailbox, latest first, optionally only those to one address. */
export async function outboxEmails(to?: string): Promise<KeptLetter[]> {
  const ofOne = to === undefined ? Prisma.empty : Prisma.sql`AND "to" = ${to}`
  const rows = await query(Kept)`
    SELECT "id", "sentAt", "delivered" FROM "OutboxMail" WHERE "delivered" IS NOT NULL ${ofOne} ORDER BY "id" DESC LIMIT 50`
  return rows.map(({ id, sentAt, delivered }) => ({ ...delivered, id, sentAt }))
}
