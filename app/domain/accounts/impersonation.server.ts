import { db } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { canActAs } from '../members/acting.ts'
import { renewAgain } from '../sessions/renewal.server.ts'
import { endSession, startActing, startSession } from '../sessions/session.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { recordActing } from './audit.server.ts'

/**
 * Lets staff act as a member and returns the new session's secret; null if that isn't possible, or their own session
 * has since ended. The same form submitted twice starts one session.
 */
export async function impersonate(
  viewer: Viewer,
  ownSessionId: string,
  memberId: number,
): Promise<string | null> {
  if (viewer.impersonator) return viewer.id === memberId ? renewAgain(ownSessionId) : null
  const [actor, member] = await Promise.all([readPerson(viewer.id), readPerson(memberId)])
  if (!actor || !member || !canActAs(viewer, member) || !(await canSignIn(memberId))) return null
  return db().$transaction(async (tx) => {
    const own = await endSession(ownSessionId, tx)
    if (!own) return renewAgain(ownSessionId, tx)
    await recordActing(tx, { actorId: viewer.id, subjectId: memberId, action: 'started to act as' })
    const acting = { ...member, currentRole: roleOf(member) }
    return startActing(actor, acting, { tx, formerId: ownSessionId, device: own.device })
  })
}

/**
 * Returns staff to their own account, in the staff role. Returns the secret of the new session, or of the one that the
 * same form has already started; null if they weren't acting as anyone.
 */
export async function stopActing(viewer: Viewer, actingSessionId: string): Promise<string | null> {
  const actor = viewer.impersonator && (await readPerson(viewer.impersonator.id))
  if (!actor) return renewAgain(actingSessionId)
  return db().$transaction(async (tx) => {
    const acting = await endSession(actingSessionId, tx)
    if (!acting) return renewAgain(actingSessionId, tx)
    await recordActing(tx, { actorId: actor.id, subjectId: viewer.id, action: 'stopped acting as' })
    const { device } = acting
    return startSession(actor.id, 'STAFF', actor.lastMajorUpdateDate, {
      tx,
      formerId: actingSessionId,
      device,
    })
  })
}

/** The member's current role, or their only one; otherwise the role picker asks. */
function roleOf({ currentRole, roles }: { currentRole: Role | null; roles: Role[] }): Role | null {
  if (currentRole && roles.includes(currentRole)) return currentRole
  return roles.length === 1 ? (roles[0] ?? null) : null
}

function readPerson(id: number) {
  return db().user.findUnique({
    where: { id },
    select: { id: true, roles: true, currentRole: true, lastMajorUpdateDate: true },
  })
}

const Able = z.strictObject({ ok: z.boolean() })

/** A session for a member who isn't verified, or was never set up, would end at once. */
async function canSignIn(id: number): Promise<boolean> {
  const [row] = await query(Able)`
    SELECT "givingBack" IS NOT NULL AND "emailVerifiedAt" IS NOT NULL AS ok FROM "User" WHERE id = ${id}`
  return row?.ok ?? false
}
