import { db } from '#app/db/database.server.ts'
import { refreshListing } from '../members/listing.server.ts'
import { issueToken, spendToken, tokenOwner } from './tokens.server.ts'

/** What stands behind an e-mailed link to hide a profile: a profile to hide, one that was hidden by it, or nothing. */
export async function hidingState(secret: string): Promise<'ready' | 'done' | null> {
  if ((await tokenOwner(secret, 'HIDE')) !== null) return 'ready'
  const userId = await tokenOwner(secret, 'RESET')
  if (userId === null) return null
  const user = await db().user.findUnique({ where: { id: userId }, select: { visibility: true } })
  return user?.visibility === 'HIDDEN' ? 'done' : null
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
