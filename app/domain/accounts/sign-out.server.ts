import { db, type Tx } from '#app/db/database.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const sessionsOf = (id: number) => ({ OR: [{ userId: id }, { impersonatorId: id }] })

export const isSignedIn = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.session.count({ where: sessionsOf(id) })) > 0

/** Ends every session of a member, including those in which the member acts as someone else. Returns how many. */
export async function endAllSessions(tx: Tx, id: number): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: sessionsOf(id) })
  await tx.user.update({ where: { id }, data: { lastMajorUpdateDate: new Date() } })
  return count
}

/** Signs a member out everywhere. Null if there is no such member. */
export function signOutMember(viewer: Viewer, id: number): Promise<number | null> {
  return db().$transaction(async (tx) => {
    if ((await tx.user.count({ where: { id } })) === 0) return null
    const ended = await endAllSessions(tx, id)
    await record(tx, byForm(viewer), [
      { action: 'signed out', kind: 'members', recordId: id, recordName: '', about: `${ended} sessions` },
    ])
    return ended
  })
}
