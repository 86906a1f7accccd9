import { db } from '#app/db/database.server.ts'
import type { Visibility } from '#app/db/generated/enums.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { refreshDirectoryEntries } from './directory-entries.server.ts'

/**
 * Shows or hides the viewer's own profile, unless it has changed since the form was rendered. Takes effect everywhere
 * at once, because the listing is updated in the same transaction. Returns the current value if it had changed.
 */
export function changeVisibility(
  viewer: Viewer,
  visibility: Visibility,
  version: Visibility,
): Promise<{ kind: 'changed' } | { kind: 'stale'; now: Visibility }> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, visibility: version },
      data: { visibility },
    })
    if (count === 0) {
      const { visibility: now } = await tx.user.findUniqueOrThrow({
        where: { id: viewer.id },
        select: { visibility: true },
      })
      return now === visibility ? { kind: 'changed' } : { kind: 'stale', now }
    }
    await refreshDirectoryEntries(tx, [viewer.id])
    return { kind: 'changed' }
  })
}
