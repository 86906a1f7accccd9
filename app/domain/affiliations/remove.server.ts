import { db } from '#app/db/database.server.ts'
import { lockMember } from '../own-profile/section.server.ts'
import { rememberRemoval, removedBefore } from '../removals/removals.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findOwnAffiliation, versionOf } from './find.server.ts'
import { SECTIONS, type Section } from './sections.ts'
import { refreshMember } from './write.server.ts'

export type Removal =
  | { kind: 'removed' }
  | { kind: 'removed-before' }
  /** Changed since it was shown; this is the fingerprint of its current values. */
  | { kind: 'stale'; version: string }
  /** Someone else's, or nobody's. */
  | { kind: 'not-here' }

/** Removes the affiliation as the viewer saw it. */
export function removeAffiliation(
  viewer: Viewer,
  section: Section,
  id: number,
  version: string,
): Promise<Removal> {
  return db().$transaction(async (tx): Promise<Removal> => {
    await lockMember(tx, viewer.id)
    const now = await findOwnAffiliation(viewer, section, id, tx)
    const record = { kind: 'affiliation', id, ownerId: viewer.id } as const
    if (!now) return removedBefore(tx, record)
    if (versionOf(now) !== version) return { kind: 'stale', version: versionOf(now) }
    await tx.affiliation.delete({ where: { id } })
    await rememberRemoval(tx, record)
    await refreshMember(tx, viewer)
    return { kind: 'removed' }
  })
}

/** Shows the affiliation to others or hides it from them. False if it isn't the viewer's. */
export function setAffiliationVisible(
  viewer: Viewer,
  section: Section,
  id: number | null,
  visible: boolean,
): Promise<boolean> {
  if (id === null) return Promise.resolve(false)
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const own = { id, userId: viewer.id, type: SECTIONS[section].type }
    const { count } = await tx.affiliation.updateMany({
      where: { ...own, visible: !visible },
      data: { visible },
    })
    if (count > 0) await refreshMember(tx, viewer)
    return count > 0 || (await tx.affiliation.count({ where: own })) > 0
  })
}
