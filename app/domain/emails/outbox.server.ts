import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { EmailKind } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import type { Mailer } from '#app/mail/mailer.server.ts'
import { refusedBy } from '#app/mail/refusal.ts'
import { startOf } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { countOutcome } from './outcomes.server.ts'

/** Minutes for which nobody else sends what a process is about to hand over: longer than the slowest mail server takes. */
const CLAIMED_FOR = 5
/** Retried after 1, 2, 4 … minutes, up to 4 hours apart, for about a day. */
const TRIES = 14

/** The stored part of an email; its text is rendered when it is sent. */
const QueuedEmail = z.strictObject({
  id: z.int(),
  kind: z.enum(EmailKind),
  to: z.string(),
  /** Whom it is about, where the address is no member's. */
  userId: z.int().nullable(),
  since: z.date().nullable(),
  announcementId: z.int().nullable(),
  signUpId: z.int().nullable(),
  eventId: z.int().nullable(),
})
export type QueuedEmail = z.infer<typeof QueuedEmail>

/** Renders an email at the moment of sending; null if it is no longer due. */
export type Compose = (email: QueuedEmail) => Promise<EmailMessage | null>

const Claimed = QueuedEmail.extend({ attempts: z.int() })
type Claimed = z.infer<typeof Claimed>

/** Queues an email, in the transaction that causes it. It is sent after that commits. */
export async function queueEmail(tx: Tx, kind: EmailKind, to: string, userId?: number): Promise<void> {
  await tx.outboxEmail.create({ data: { kind, to, userId } })
}

/** The same, one to each address. */
export async function queueEmails(tx: Tx, kind: EmailKind, addresses: string[]): Promise<void> {
  await tx.outboxEmail.createMany({ data: addresses.map((to) => ({ kind, to })) })
}

/** Whether one of the kind waits to be sent, or was asked for within the last minute. */
export const isOnItsWay = async (tx: Tx, kind: EmailKind, to: string): Promise<boolean> =>
  (await onTheirWay(tx, kind, [to])).length > 0

/** The addresses of these that it is so of. */
export async function onTheirWay(tx: Tx, kind: EmailKind, addresses: string[]): Promise<string[]> {
  const minuteAgo = new Date(Date.now() - 60_000)
  const waiting = { sentAt: null, dueAt: { not: null } }
  const found = await tx.outboxEmail.findMany({
    where: { kind, to: { in: addresses }, OR: [waiting, { createdAt: { gt: minuteAgo } }] },
    select: { to: true },
  })
  return found.map(({ to }) => to)
}

/**
 * Sends due emails. It is safe in several processes at once, however slow the mail server is: nothing is sent twice.
 * Failures are retried later, unless the server refused for good; their errors are returned for the log.
 */
export async function deliverDue(compose: Compose, by: Mailer | null): Promise<unknown[]> {
  const errors: unknown[] = []
  for (let email = await claimDue(); email; email = await claimDue()) {
    try {
      await deliver(email, compose, by)
      countOutcome('sent')
    } catch (error) {
      errors.push(error)
      await afterFailure(email, error)
    }
  }
  return errors
}

async function afterFailure({ id, to, attempts }: Claimed, error: unknown): Promise<void> {
  const lastError = error instanceof Error ? startOf(error.message, 500) : 'unknown'
  const refused = refusedBy(error)
  if (refused === 'address') await rememberRefusal(to)
  const isGivenUp = refused !== null || attempts >= TRIES
  countOutcome(isGivenUp ? 'given up' : 'retried')
  const minutes = Math.min(2 ** (attempts - 1), 240)
  const dueAt = isGivenUp ? Prisma.sql`NULL` : Prisma.sql`now() + ${minutes}::int * interval '1 minute'`
  await db().$executeRaw`
    UPDATE "OutboxEmail" SET "lastError" = ${lastError}, "dueAt" = ${dueAt} WHERE id = ${id}`
}

/** Until the member's address changes, nothing is sent to them, and our staff can see why. */
async function rememberRefusal(to: string): Promise<void> {
  await db().$executeRaw`UPDATE "User" SET "refusedEmail" = email WHERE email = ${to}`
}

/**
 * One at a time: whatever waited behind another email would be another process's by the time that it is its turn. The next
 * attempt is moved into the future first, for a process that dies.
 */
async function claimDue(): Promise<Claimed | undefined> {
  const [email] = await query(Claimed)`
    UPDATE "OutboxEmail" SET "attempts" = "attempts" + 1, "dueAt" = now() + ${CLAIMED_FOR}::int * interval '1 minute'
    WHERE "id" = (
      SELECT "id" FROM "OutboxEmail" WHERE "dueAt" <= now() ORDER BY "dueAt", "id" LIMIT 1
      FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind"::text AS "kind", "to", "userId", "since", "announcementId", "signUpId", "eventId", "attempts"`
  return email
}

async function deliver(queued: Claimed, compose: Compose, by: Mailer | null): Promise<void> {
  const email = await compose(queued)
  if (email && by) await by.send(email)
  const delivered = email && !by ? { delivered: email } : {}
  // An email that was stopped on its way is no longer there.
  await db().outboxEmail.updateMany({
    where: { id: queued.id },
    data: { sentAt: new Date(), dueAt: null, ...delivered },
  })
}

const Delivered = z.strictObject({
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

export type DeliveredEmail = EmailMessage & { id: number; sentAt: Date }

/** The emails in the embedded mailbox, latest first, optionally only those to one address. */
export async function outboxEmails(to?: string): Promise<DeliveredEmail[]> {
  const ofOne = to === undefined ? Prisma.empty : Prisma.sql`AND "to" = ${to}`
  const rows = await query(Delivered)`
    SELECT "id", "sentAt", "delivered" FROM "OutboxEmail" WHERE "delivered" IS NOT NULL ${ofOne} ORDER BY "id" DESC LIMIT 50`
  return rows.map(({ id, sentAt, delivered }) => ({ ...delivered, id, sentAt }))
}
