import { db, type Tx } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { newSecret, sessionId } from './session-secret.server.ts'

/**
 * How long a form that changed its session's id may be submitted again with the former one: a double click, no longer.
 */
const REPEAT_MS = 10_000

/** A session that replaces another records which one. */
export const inPlaceOf = (formerId: string) => ({
  formerId,
  formerUntil: new Date(Date.now() + REPEAT_MS),
})

const isFormerOf = (formerId: string) => ({ formerId, formerUntil: { gt: new Date() } })

/**
 * Gives a session a new id and role, and saves the role as the person's own unless someone acts as them, all or
 * nothing. Returns the new secret.
 */
export function changeRole(viewer: Viewer, oldSessionId: string, role: Role | null): Promise<string> {
  return db().$transaction(async (tx) => {
    if (!viewer.impersonator) await tx.user.update({ where: { id: viewer.id }, data: { currentRole: role } })
    return renewSession(tx, oldSessionId, { currentRole: role })
  })
}

/**
 * After a password change: ends every other session of the member, including those in which they act as someone else,
 * and gives this one a new id. Returns its secret.
 */
export async function endOthers(
  tx: Tx,
  viewer: Viewer,
  own: string,
  lastMajorUpdateDate: Date,
): Promise<string> {
  await tx.session.deleteMany({
    where: { OR: [{ userId: viewer.id }, { impersonatorId: viewer.id }], id: { not: own } },
  })
  return renewSession(tx, own, { lastMajorUpdateDate })
}

/** If the session has since ended, the secret is useless. */
async function renewSession(
  tx: Tx,
  id: string,
  change: { currentRole?: Role | null; lastMajorUpdateDate?: Date },
): Promise<string> {
  const secret = newSecret()
  await tx.session.updateMany({
    where: { OR: [{ id }, isFormerOf(id)] },
    data: { ...change, id: sessionId(secret), ...inPlaceOf(id) },
  })
  return secret
}

/**
 * For a form submitted again with its session's former id: the browser may have dropped the first response and the
 * secret in it. Returns another secret; null if the id isn't a former one, or no longer valid.
 */
export async function renewAgain(formerId: string, tx: Tx = db()): Promise<string | null> {
  const secret = newSecret()
  const { count } = await tx.session.updateMany({
    where: isFormerOf(formerId),
    data: { id: sessionId(secret) },
  })
  return count > 0 ? secret : null
}
