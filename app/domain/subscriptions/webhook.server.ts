import { createHash, timingSafeEqual } from 'node:crypto'
import { billing } from '#app/billing/billing.server.ts'
import { type BillingEvent, BillingUnavailable } from '#app/billing/billing.ts'
import { eventFrom } from '#app/billing/chargebee-shapes.server.ts'
import { db } from '#app/db/database.server.ts'
import { settings } from '#app/settings.server.ts'
import { endSubscriptions, syncSubscriptions } from './member-subscriptions.server.ts'

/** Without credentials for it the webhook accepts nothing. */
export function isWebhookOpen(): boolean {
  return expected() !== null
}

/** Compares the Authorization header in constant time. */
export function isProvider(authorization: string | null): boolean {
  const credentials = expected()
  const [, given = ''] = authorization?.match(/^Basic ([A-Za-z0-9+/]+=*)$/i) ?? []
  const same = timingSafeEqual(digest(Buffer.from(given, 'base64')), digest(Buffer.from(credentials ?? '')))
  return credentials !== null && same
}

function expected(): string | null {
  const { CHARGEBEE_WEBHOOK_USER: user, CHARGEBEE_WEBHOOK_PASSWORD: password } = settings()
  return user && password ? `${user}:${password}` : null
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest()

type Received = { kind: 'received' } | { kind: 'unreadable' } | { kind: 'unavailable'; error: Error }

export async function receiveEvent(body: string): Promise<Received> {
  const event = eventFrom(body)
  if (!event) return { kind: 'unreadable' }
  return applyEvent(event).then(
    () => ({ kind: 'received' }),
    (error: unknown) => {
      if (error instanceof BillingUnavailable) return { kind: 'unavailable', error }
      throw error
    },
  )
}

/**
 * Stores a subscription event. If the event is incomplete, the provider is asked before anything is written: if it
 * doesn't respond, the event has had no effect and will be repeated. An event and its effect are stored together or not
 * at all.
 */
export async function applyEvent(event: BillingEvent): Promise<void> {
  if (!event.subscriptionId || (await isKnown(event.id))) return
  const incoming = event.subscription ?? (await billing()?.findSubscription(event.subscriptionId))
  if (!incoming) return
  const member = await db().user.findUnique({
    where: { chargebeeId: incoming.customerId },
    select: { id: true },
  })
  if (!member && !(await isOurs(incoming.id))) return
  await db().$transaction(async (tx) => {
    // A concurrent second delivery waits here for the first.
    const remembered = await tx.billingEvent.createMany({
      data: { id: event.id, type: event.type },
      skipDuplicates: true,
    })
    if (remembered.count === 0) return
    if (member) await syncSubscriptions(tx, member.id, [incoming])
    else await endSubscriptions(tx, [incoming])
  })
}

const isOurs = async (id: string) =>
  (await db().subscription.findUnique({ where: { id }, select: { id: true } })) !== null

const isKnown = async (id: string) =>
  (await db().billingEvent.findUnique({ where: { id }, select: { id: true } })) !== null
