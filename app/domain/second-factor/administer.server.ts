import { db } from '#app/db/database.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { removeSecondFactor } from './second-factor.server.ts'

/** Takes the second factor off an account whose owner has lost it, and tells them. False if there was none. */
export function takeSecondFactor(viewer: Viewer, id: number): Promise<boolean> {
  return db().$transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, id))) return false
    await record(tx, byForm(viewer), [
      { action: 'removed the second factor of', kind: 'members', recordId: id, recordName: '' },
    ])
    return true
  })
}
