import { db } from '#app/db/database.server.ts'
import { type Removal, removeAsSeen } from '../own-profile/own-record.server.ts'
import { lockMember } from '../own-profile/section.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findOwnAffiliation, versionOf } from './find.server.ts'
import { SECTIONS, type Section } from './sections.ts'
import { refreshMember } from './write.server.ts'

/** Removes the affiliation as the viewer saw it. */
export const removeAffiliation = (
  viewer: Viewer,
  section: Section,
  id: number,
  version: string,
): Promise<Removal> =>
  removeAsSeen(viewer, { kind: 'affiliation', id, ownerId: viewer.id }, version, {
    async versionNow(tx) {
      const now = await findOwnAffiliation(viewer, section, id, tx)
      return now && versionOf(now)
    },
    async remove(tx) {
      await tx.affiliation.delete({ where: { id } })
      await refreshMember(tx, viewer)
    },
  })

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
