import { db, type Tx } from '#app/db/database.server.ts'
import { hashPassword, isPassword } from '../passwords/hash.server.ts'
import { endOthers, renewAgain } from '../sessions/renewal.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { justUsedBy, spendToken, tokenOwner } from './tokens.server.ts'
import { verifyOwner } from './verification.server.ts'

const LINKS = ['RESET', 'WELCOME'] as const

/** Whether a link to set a password still works. */
async function isResetLink(secret: string): Promise<boolean> {
  return (await tokenOwner(secret, ...LINKS)) !== null
}

/** The email address that such a link was sent to; null if it no longer works. */
export async function recipientOfLink(secret: string): Promise<string | null> {
  const id = await tokenOwner(secret, ...LINKS)
  return id === null ? null : emailOf(id)
}

/** The email address that a member signs in with. */
export async function emailOf(id: number): Promise<string> {
  const { email } = await db().user.findUniqueOrThrow({ where: { id }, select: { email: true } })
  return email
}

/**
 * Sets the password of the link's recipient; false if the link no longer works. The link proves the email address, so
 * it counts as verified. Every session of the member ends, and every other link to set a password stops working.
 */
export async function resetPassword(secret: string, password: string): Promise<boolean> {
  // Checked first, so that made-up links cost no hash.
  if (!(await isResetLink(secret))) return isSetAlready(secret, password)
  const passwordHash = await hashPassword(password)
  const isSet = await db().$transaction(async (tx) => {
    const userId = await spendToken(tx, secret, ...LINKS)
    if (userId === null) return false
    await verifyOwner(tx, userId)
    await storePassword(tx, userId, passwordHash)
    return true
  })
  return isSet || isSetAlready(secret, password)
}

/**
 * The same form submitted twice gets the same response. With another password it isn't the same form, and the link is
 * dead.
 */
async function isSetAlready(secret: string, password: string): Promise<boolean> {
  const userId = await justUsedBy(secret, ...LINKS)
  return userId !== null && isPassword(await passwordHashOf(userId), password)
}

async function passwordHashOf(id: number): Promise<string | null> {
  const user = await db().user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })
  return user.passwordHash
}

/**
 * Changes the password of a signed-in member who knows the old one. Every other session of the member ends. Returns
 * this session's new secret, or null if the current password is wrong. The same form submitted twice changes it once
 * and gets the same response.
 */
export async function changePassword(
  viewer: Viewer,
  sessionId: string,
  current: string,
  password: string,
): Promise<string | null> {
  const passwordHash = await passwordHashOf(viewer.id)
  if (!(await isPassword(passwordHash, current))) return changedAlready(viewer.id, sessionId, password)
  const newHash = await hashPassword(password)
  const secret = await db().$transaction(async (tx) => {
    // On a concurrent double submission, the second finds a different hash from the one it checked.
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, passwordHash },
      data: { passwordHash: newHash },
    })
    if (count === 0) return null
    return endOthers(tx, viewer, sessionId, await storePassword(tx, viewer.id, newHash))
  })
  return secret ?? changedAlready(viewer.id, sessionId, password)
}

/** A repeated submission has the session's former id, and knows the new password. */
async function changedAlready(userId: number, formerId: string, password: string): Promise<string | null> {
  return (await isPassword(await passwordHashOf(userId), password)) ? renewAgain(formerId) : null
}

/** Sets `lastMajorUpdateDate`, which ends the sessions that remember another. */
async function storePassword(tx: Tx, userId: number, passwordHash: string): Promise<Date> {
  await tx.accountToken.deleteMany({ where: { userId, purpose: { in: [...LINKS] }, usedAt: null } })
  const lastMajorUpdateDate = new Date()
  await tx.user.update({ where: { id: userId }, data: { passwordHash, lastMajorUpdateDate } })
  return lastMajorUpdateDate
}
