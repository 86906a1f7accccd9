import { db } from '#app/db/database.server.ts'

const DAY = 86_400_000

/**
 * Deletes rows that nothing reads anymore. Ended sessions stay for a month, because they identify the author of a form
 * submitted late. Billing repeats its events for some days.
 */
export async function removeExpired(now = new Date()): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * DAY)
  await db().session.deleteMany({ where: { expiresAt: { lt: monthAgo } } })
  await db().signInStep.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().stashedForm.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().accountToken.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().providerSignIn.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().bulkEdit.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().deletedActionItem.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().fileImport.deleteMany({ where: { createdAt: { lt: monthAgo } } })
  await db().removal.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().billingEvent.deleteMany({ where: { receivedAt: { lt: monthAgo } } })
  await db().rateLimit.deleteMany({ where: { expire: { lt: now } } })
}
