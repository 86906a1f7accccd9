import { db, type Tx } from '#app/db/database.server.ts'
import { canContact } from '../members/privacy.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The member to message. Null for everyone who can't be contacted, so that the reasons can't be told apart. */
export async function findRecipient(
  viewer: Viewer,
  id: number | null,
  tx: Tx = db(),
): Promise<{ id: number } | null> {
  if (id === null) return null
  const member = await tx.user.findUnique({
    where: { id },
    select: {
      id: true,
      visibility: true,
      contactable: true,
      roles: true,
      emailVerifiedAt: true,
    },
  })
  if (!member || !canContact(viewer, { ...member, verified: member.emailVerifiedAt !== null })) return null
  return { id }
}
