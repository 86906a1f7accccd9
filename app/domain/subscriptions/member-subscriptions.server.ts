import type { BilledSubscription } from '#app/billing/billing.ts'
import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'

export type MemberSubscription = {
  id: string
  planId: PlanId
  status: SubscriptionStatus
  currentTermEnd: Date | null
}

/** All known subscriptions, including ended ones. */
export function subscriptionsOf(userId: number): Promise<MemberSubscription[]> {
  return db().subscription.findMany({
    where: { userId },
    select: { id: true, planId: true, status: true, currentTermEnd: true },
    orderBy: { id: 'asc' },
  })
}

/**
 * Stores the subscriptions reported by the provider. Older versions than the stored ones change nothing, in whatever
 * order they arrive.
 */
export async function syncSubscriptions(
  tx: Tx,
  userId: number,
  incoming: BilledSubscription[],
): Promise<void> {
  const ours = inOrder(incoming).flatMap(({ planId, ...one }) => (planId ? [{ ...one, planId }] : []))
  const others = incoming.filter(({ planId }) => planId === null)
  if (ours.length > 0) await keepOurs(tx, userId, ours)
  if (others.length > 0) await endSubscriptions(tx, others)
}

/** Rows are always written in the same order, so that concurrent writers don't deadlock. */
const inOrder = (incoming: BilledSubscription[]) => incoming.toSorted((a, b) => (a.id < b.id ? -1 : 1))

type Ours = BilledSubscription & { planId: PlanId }

async function keepOurs(tx: Tx, userId: number, incoming: Ours[]) {
  const rows = incoming.map(
    ({ id, planId, status, resourceVersion, currentTermEnd }) => Prisma.sql`(${id}, ${userId}::integer,
      ${planId}::"PlanId", ${status}::"SubscriptionStatus", ${resourceVersion}::bigint, ${currentTermEnd}::timestamptz)`,
  )
  await tx.$executeRaw`
    INSERT INTO "Subscription" AS known (id, "userId", "planId", status, "resourceVersion", "currentTermEnd")
    VALUES ${Prisma.join(rows)}
    ON CONFLICT (id) DO UPDATE SET "userId" = EXCLUDED."userId", "planId" = EXCLUDED."planId",
      status = EXCLUDED.status, "resourceVersion" = EXCLUDED."resourceVersion",
      "currentTermEnd" = EXCLUDED."currentTermEnd", "updatedAt" = now()
    WHERE known."resourceVersion" < EXCLUDED."resourceVersion"`
}

/** A subscription that is no longer to one of our plans, or no longer a member's, has ended for us. */
export async function endSubscriptions(tx: Tx, incoming: BilledSubscription[]) {
  const rows = incoming.map(({ id, resourceVersion }) => Prisma.sql`(${id}, ${resourceVersion}::bigint)`)
  await tx.$executeRaw`
    UPDATE "Subscription" AS known
    SET status = 'CANCELLED', "resourceVersion" = incoming.version, "updatedAt" = now()
    FROM (VALUES ${Prisma.join(rows)}) AS incoming (id, version)
    WHERE known.id = incoming.id AND known."resourceVersion" < incoming.version`
}
