import { db, type Tx } from '#app/db/database.server.ts'
import { mayFind } from '../members/privacy.ts'
import { canBlock } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

export type Blockable = { id: number; fullName: string }

/** The member whom the viewer may block: anybody else whom they may find; whoever hides finds nobody. */
export async function findBlockable(viewer: Viewer, id: number | null): Promise<Blockable | null> {
  if (id === null || id === viewer.id || !canBlock(viewer) || viewer.hiddenProfile) return null
  const member = await db().user.findUnique({
    where: { id },
    select: { id: true, firstName: true, lastName: true, visibility: true, emailVerifiedAt: true },
  })
  if (!member) return null
  const { firstName, lastName, visibility, emailVerifiedAt } = member
  if (!mayFind(viewer, { id, visibility, verified: emailVerifiedAt !== null })) return null
  return { id, fullName: `${firstName} ${lastName}` }
}

/** Whether the viewer has blocked them already: blocking twice is blocking once. */
export async function hasBlocked(viewer: Viewer, id: number | null): Promise<boolean> {
  if (id === null) return false
  return (await db().block.count({ where: { blockerId: viewer.id, blockedId: id } })) > 0
}

/** From now on neither finds or writes to the other. */
export async function block(viewer: Viewer, { id }: Blockable): Promise<void> {
  await db().block.createMany({ data: [{ blockerId: viewer.id, blockedId: id }], skipDuplicates: true })
}

/** True where there was a block of the viewer's own to take back. */
export async function unblock(viewer: Viewer, id: number | null): Promise<boolean> {
  if (id === null) return false
  const { count } = await db().block.deleteMany({ where: { blockerId: viewer.id, blockedId: id } })
  return count > 0
}

/** Whether a block keeps the two apart by now: one may come while the other is writing. */
export async function hasBlockBetween(tx: Tx, one: number, other: number): Promise<boolean> {
  const either = [
    { blockerId: one, blockedId: other },
    { blockerId: other, blockedId: one },
  ]
  return (await tx.block.count({ where: { OR: either } })) > 0
}
