import { db } from '#app/db/database.server.ts'
import { type Deed, record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { removeSecondFactor } from './second-factor.server.ts'

/** Takes the second factor off an account whose owner has lost it, and tells them. False if there was none. */
export const takeSecondFactor = (viewer: Viewer, id: number) => remove(byForm(viewer), id)

/** Whoever runs the server does the same for an administrator whom no one else can help. */
export async function unlockAccount(email: string): Promise<'unlocked' | 'no second factor' | 'no account'> {
  const user = await db().user.findUnique({ where: { email }, select: { id: true } })
  if (!user) return 'no account'
  return (await remove({ actorId: null, door: 'COMMAND' }, user.id)) ? 'unlocked' : 'no second factor'
}

function remove(deed: Deed, id: number): Promise<boolean> {
  return db().$transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, id))) return false
    await record(tx, deed, [
      { action: 'removed the second factor of', kind: 'members', recordId: id, recordName: '' },
    ])
    return true
  })
}
