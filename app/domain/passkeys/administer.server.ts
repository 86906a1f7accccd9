import { db } from '#app/db/database.server.ts'
import { lockMember } from '../own-profile/section.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { tellPasskeys } from './add.server.ts'

/** Takes all passkeys off an account that someone else may have got into, and tells its owner. False if it had none. */
export function takePasskeys(viewer: Viewer, userId: number): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockMember(tx, userId)
    await tx.passkeyChallenge.deleteMany({ where: { userId } })
    const { count } = await tx.passkey.deleteMany({ where: { userId } })
    if (count === 0) return false
    await tellPasskeys(tx, viewer, userId, 'PASSKEYS_TAKEN_OFF', 'removed the passkeys of')
    return true
  })
}
