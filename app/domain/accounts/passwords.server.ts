import { db, type Tx } from '#app/db/database.server.ts'
import { hashPassword, isPassword } from '../passwords/hash.server.ts'
import { endOthers } from '../sessions/session.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { spendToken, tokenOwner } from './tokens.server.ts'
import { verifyAddress } from './verification.server.ts'

const LINKS = ['RESET', 'WELCOME'] as const

/** Whether a link to set a password still works. */
export async function isResetLink(secret: string): Promise<boolean> {
  for (const purpose of LINKS) if ((await tokenOwner(secret, purpose)) !== null) return true
  return false
}

/**
 * Sets the password of whoever the link was sent to; false where it doesn't work any more. The link proves the address, so it
 * counts as verified. Every session of the member ends, and every other link to set a password stops working.
 */
export async function resetPassword(secret: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return db().$transaction(async (tx) => {
    let userId: number | null = null
    for (const purpose of LINKS) userId ??= await spendToken(tx, secret, purpose)
    if (userId === null) return false
    await storePassword(tx, userId, passwordHash)
    await verifyAddress(tx, userId)
    return true
  })
}

/**
 * Changes the password of somebody who is signed in and knows the old one. Every other session of the member ends; returns the
 * new secret of this one, or null where the current password is another.
 */
export async function changePassword(
  viewer: Viewer,
  sessionId: string,
  current: string,
  password: string,
): Promise<string | null> {
  const { passwordHash } = await db().user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { passwordHash: true },
  })
  if (!(await isPassword(passwordHash, current))) return null
  const newHash = await hashPassword(password)
  return db().$transaction(async (tx) => {
    // The same form sent twice at once: the second finds another hash than the one that it has checked.
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, passwordHash },
      data: { passwordHash: newHash },
    })
    if (count === 0) return null
    return endOthers(tx, viewer, sessionId, await storePassword(tx, viewer.id, newHash))
  })
}

/** Moves `lastMajorUpdateDate`, which ends the sessions that remember another. */
async function storePassword(tx: Tx, userId: number, passwordHash: string): Promise<Date> {
  await tx.accountToken.deleteMany({ where: { userId, purpose: { in: [...LINKS] } } })
  const lastMajorUpdateDate = new Date()
  await tx.user.update({ where: { id: userId }, data: { passwordHash, lastMajorUpdateDate } })
  return lastMajorUpdateDate
}
