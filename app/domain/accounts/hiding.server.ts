import { db } from '#app/db/database.server.ts'
import { refreshListing } from '../members/listing.server.ts'
import { issueToken, justUsedBy, spendToken, tokenOwner } from './tokens.server.ts'

/**
 * What stands behind an e-mailed link to hide a profile: a profile to hide; one that was hidden by it, with a new link by which
 * to set a password or, where the form was sent twice, without; or nothing.
 */
export type Hiding = { kind: 'ready' } | { kind: 'hidden'; resets: boolean } | null

export async function hidingState(secret: string): Promise<Hiding> {
  if ((await tokenOwner(secret, 'HIDE')) !== null) return { kind: 'ready' }
  const resetting = await tokenOwner(secret, 'RESET')
  const userId = resetting ?? (await justUsedBy(secret, 'HIDE'))
  if (userId === null) return null
  const user = await db().user.findUnique({ where: { id: userId }, select: { visibility: true } })
  return user?.visibility === 'HIDDEN' ? { kind: 'hidden', resets: resetting !== null } : null
}

/**
 * Hides the profile of whoever the link was sent to, and returns the value of a new link by which that person can set a
 * password; null where the link doesn't work any more (part 1, 2.6).
 */
export function hideByLink(secret: string): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const userId = await spendToken(tx, secret, 'HIDE')
    if (userId === null) return null
    await tx.user.update({ where: { id: userId }, data: { visibility: 'HIDDEN' } })
    await refreshListing(tx, [userId])
    return issueToken(tx, userId, 'RESET')
  })
}
