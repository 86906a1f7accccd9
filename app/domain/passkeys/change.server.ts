import { db, type Tx } from '#app/db/database.server.ts'
import { labelsOf } from '../own-profile/differences.ts'
import {
  compare,
  fingerprint,
  lockMember,
  type OpenSection,
  type Saving,
  type Stale,
} from '../own-profile/section.server.ts'
import { rememberRemoval, removedBefore } from '../removals/removals.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { tellPasskeys } from './add.server.ts'
import { passkeyFields } from './fields.ts'

type Named = { name: string }

/** A passkey of the viewer's own; anyone else's is not found. */
export async function openPasskey(viewer: Viewer, id: number | null): Promise<OpenSection<Named> | null> {
  const facts = await read(db(), viewer, id)
  return facts && { facts, version: fingerprint(facts) }
}

export function renamePasskey(
  viewer: Viewer,
  id: number | null,
  { version, ...typed }: Named & { version: string },
): Promise<Saving | { kind: 'gone' }> {
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await read(tx, viewer, id)
    if (!now) return { kind: 'gone' }
    const standing = compare(labelsOf(passkeyFields), now, typed, version)
    if (standing.kind !== 'unchanged') return standing
    await tx.passkey.updateMany({ where: owned(viewer, id), data: typed })
    return { kind: 'saved' }
  })
}

/** Removes it as it was seen. No one signs in with it from then on; sessions that it began go on. */
export function removePasskey(
  viewer: Viewer,
  id: number,
  version: string,
): Promise<{ kind: 'removed' | 'removed-before' | 'not-here' } | Pick<Stale, 'kind' | 'version'>> {
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await read(tx, viewer, id)
    const removed = { kind: 'passkey', id, ownerId: viewer.id } as const
    if (!now) return removedBefore(tx, removed)
    if (fingerprint(now) !== version) return { kind: 'stale', version: fingerprint(now) }
    await tx.passkey.deleteMany({ where: owned(viewer, id) })
    await rememberRemoval(tx, removed)
    await tellPasskeys(tx, viewer, viewer.id, 'PASSKEY_REMOVED', 'removed a passkey from')
    return { kind: 'removed' }
  })
}

const owned = (viewer: Viewer, id: number | null) => ({ id: id ?? 0, userId: viewer.id })

const read = (tx: Tx, viewer: Viewer, id: number | null): Promise<Named | null> =>
  tx.passkey.findFirst({ where: owned(viewer, id), select: { name: true } })
