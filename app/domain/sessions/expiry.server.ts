import { db } from '#app/db/database.server.ts'

const DAY = 86_400_000

/**
 * Deletes rows that nothing reads anymore. Ended sessions stay for a month, because they identify the author of a form
 * submitted late. Billing repeats its events for some days. Files that were exported are expected back within a year.
 */
export async function removeExpired(now = new Date()): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * DAY)
  const yearAgo = new Date(now.getTime() - 366 * DAY)
  await db().session.deleteMany({ where: { expiresAt: { lt: monthAgo } } })
  await db().signInStep.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().stashedForm.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().accountToken.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().providerSignIn.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().bulkEdit.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().deletedActionItem.deleteMany({ where: { expiresAt: { lt: now } } })
  await removeFiles(monthAgo)
  await db().exportedRow.deleteMany({ where: { exportedAt: { lt: yearAgo } } })
  await db().removal.deleteMany({ where: { expiresAt: { lt: now } } })
  await db().billingEvent.deleteMany({ where: { receivedAt: { lt: monthAgo } } })
  await db().rateLimit.deleteMany({ where: { expire: { lt: now } } })
}

/** With its undo: a month after it was imported, or, if it wasn't, after it was uploaded. What is being done is ended first. */
const removeFiles = (monthAgo: Date) =>
  db().fileImport.deleteMany({
    where: {
      AND: [
        { OR: [{ appliedAt: { lt: monthAgo } }, { appliedAt: null, createdAt: { lt: monthAgo } }] },
        { OR: [{ stage: null }, { stage: { notIn: ['WRITING', 'WELCOMING', 'TAKING_BACK', 'UNDOING'] } }] },
      ],
    },
  })
