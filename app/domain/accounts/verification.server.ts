import { db, type Tx } from '#app/db/database.server.ts'
import { queueEmail } from '../emails/outbox.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { justUsedBy, spendToken, tokenOwner } from './tokens.server.ts'

export async function isVerifyLink(secret: string): Promise<boolean> {
  return (await tokenOwner(secret, 'VERIFY')) !== null
}

/**
 * Verifies the email address that the link was sent to; false if the link no longer works. The same form submitted
 * twice gets the same response, as nothing is left to do.
 */
export async function verifyByLink(secret: string): Promise<boolean> {
  const verified = await db().$transaction(async (tx) => {
    const userId = await spendToken(tx, secret, 'VERIFY')
    if (userId !== null) await verifyAddress(tx, userId)
    return userId !== null
  })
  return verified || (await justUsedBy(secret, 'VERIFY')) !== null
}

/** From now on the member may sign in and is listed. */
export async function verifyAddress(tx: Tx, userId: number): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null, closedAt: null },
    data: { emailVerifiedAt: new Date(), invitedFirstName: null, invitedLastName: null },
  })
  if (count > 0) await refreshDirectoryEntries(tx, [userId])
}

/**
 * The same for an owner who has not come through the mail about signing up. Someone else may have signed up with the
 * address: what was typed then, name and password, is dropped, and so are the passkeys of whoever had the account before.
 */
export async function verifyOwner(tx: Tx, userId: number): Promise<void> {
  await tx.passkey.deleteMany({ where: { userId, user: { emailVerifiedAt: null, closedAt: null } } })
  await tx.$executeRaw`
    UPDATE "User" SET "firstName" = coalesce("invitedFirstName", "firstName"),
      "lastName" = coalesce("invitedLastName", "lastName"), "passwordHash" = NULL, "lastMajorUpdateDate" = now()
    WHERE id = ${userId} AND "emailVerifiedAt" IS NULL AND "closedAt" IS NULL`
  await verifyAddress(tx, userId)
}

/** Sends another email with a link if the address is signed up and not verified, without revealing whether it is. */
export async function askForVerification(email: string): Promise<void> {
  await db().$transaction((tx) => queueEmail(tx, 'VERIFY', email))
}

/** Sends a link to set a password if the address is a member's, without revealing whether it is. */
export async function askForReset(email: string): Promise<void> {
  await db().$transaction((tx) => queueEmail(tx, 'RESET', email))
}
