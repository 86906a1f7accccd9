import { db } from '#app/db/database.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { issueToken, justUsedBy, spendToken, tokenOwner } from './tokens.server.ts'

/**
 * The result of opening an emailed link to hide a profile: a profile to hide; one that the link has hidden, with a new
 * link to set a password (absent if the form was submitted twice); or nothing.
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
 * Hides the profile of the link's recipient, and returns a new link's value for setting a password; null if the link no
 * longer works (part 1, 2.6).
 */
export function hideByLink(secret: string): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const userId = await spendToken(tx, secret, 'HIDE')
    if (userId === null) return null
    await tx.user.update({ where: { id: userId }, data: { visibility: 'HIDDEN' } })
    await refreshDirectoryEntries(tx, [userId])
    return issueToken(tx, userId, 'RESET')
  })
}
