import type { BillingCustomer } from '#app/billing/billing.ts'
import { db, type Tx } from '#app/db/database.server.ts'

/**
 * The member as a customer of the provider. A new customer's id is derived from the member's, so that two concurrent
 * first checkouts create one customer.
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

/** Stores the id of one of the provider's customers. */
export async function keepCustomer(tx: Tx, userId: number, customerId: string): Promise<void> {
  await tx.user.updateMany({ where: { id: userId, chargebeeId: null }, data: { chargebeeId: customerId } })
}
