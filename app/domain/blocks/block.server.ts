import { db, type Tx } from '#app/db/database.server.ts'
import { canFind } from '../members/privacy.ts'
import { canBlock } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

export type Blockable = { id: number; fullName: string }

/** The member whom the viewer may block: anyone else they may find; hidden viewers find no one. */
export async function findBlockable(viewer: Viewer, id: number | null): Promise<Blockable | null> {
  if (id === null || id === viewer.id || !canBlock(viewer) || viewer.hiddenProfile) return null
  const member = await db().user.findUnique({
    where: { id },
    select: { id: true, firstName: true, lastName: true, visibility: true, emailVerifiedAt: true },
  })
  if (!member) return null
  const { firstName, lastName, visibility, emailVerifiedAt } = member
  if (!canFind(viewer, { id, visibility, verified: emailVerifiedAt !== null })) return null
  return { id, fullName: `${firstName} ${lastName}` }
}

/** Whether the viewer has already blocked them: blocking twice is blocking once. */
export async function hasBlocked(viewer: Viewer, id: number | null): Promise<boolean> {
  if (id === null) return false
  return (await db().block.count({ where: { blockerId: viewer.id, blockedId: id } })) > 0
}

/** From then on neither can find or message the other. */
export async function block(viewer: Viewer, { id }: Blockable): Promise<void> {
  await db().block.createMany({ data: [{ blockerId: viewer.id, blockedId: id }], skipDuplicates: true })
}

/** True if there was a block of the viewer's own to remove. */
export async function unblock(viewer: Viewer, id: number | null): Promise<boolean> {
  if (id === null) return false
  const { count } = await db().block.deleteMany({ where: { blockerId: viewer.id, blockedId: id } })
  return count > 0
}

/** Whether there is a block between the two by now: one may be added while the other is writing. */
export async function hasBlockBetween(tx: Tx, one: number, other: number): Promise<boolean> {
  const either = [
    { blockerId: one, blockedId: other },
    { blockerId: other, blockedId: one },
  ]
  return (await tx.block.count({ where: { OR: either } })) > 0
}
