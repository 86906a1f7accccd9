import type { BillingCustomer } from '#app/billing/billing.ts'
import { db, type Tx } from '#app/db/database.server.ts'

/**
 * The member as a customer of the provider. Whoever isn't one yet has an id that follows from theirs, so that asking for the
 * first checkout twice at once makes one customer.
 */
export async function customerOf(userId: number): Promise<BillingCustomer> {
  const select = { chargebeeId: true, email: true, firstName: true, lastName: true }
  const { chargebeeId, ...person } = await db().user.findUniqueOrThrow({ where: { id: userId }, select })
  return { id: chargebeeId ?? `member-${userId}`, ...person }
}

/** Null before the first checkout. */
export async function customerIdOf(userId: number): Promise<string | null> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { chargebeeId: true } })
  return user?.chargebeeId ?? null
}

/** Keeps the id of a customer that the provider has. */
export async function keepCustomer(tx: Tx, userId: number, customerId: string): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, chargebeeId: null }, data: { chargebeeId: customerId } })
}
