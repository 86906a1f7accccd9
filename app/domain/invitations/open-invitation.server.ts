import { db, type Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import { rolesAdminister } from '../viewer/administration.ts'
import { type Can, givable } from './grants.ts'

const fields = {
  id: true,
  email: true,
  sfId: true,
  firstName: true,
  lastName: true,
  roles: true,
  partnerRoles: true,
  organizationId: true,
  version: true,
  grantedBy: { select: { roles: true, emailVerifiedAt: true } },
  enrollments: { select: { programId: true, startDate: true, endDate: true } },
} as const satisfies Prisma.InvitationSelect

export type Invited = Omit<Prisma.InvitationGetPayload<{ select: typeof fields }>, 'grantedBy'>

type Granter = { roles: Parameters<typeof rolesAdminister>[0]; emailVerifiedAt: Date | null }

/** What a person who gave an invitation may give by now. Those of files and commands are given by whoever runs the server. */
export const granterCan =
  (granter: Granter | null): Can =>
  (permission) =>
    granter === null || (granter.emailVerifiedAt !== null && rolesAdminister(granter.roles, permission))

/**
 * The invitation to an address that nobody has accepted, with what the person who gave it may give at this moment. Null
 * if that isn't any role.
 */
export async function findInvitation(email: string, tx: Tx = db()): Promise<Invited | null> {
  const found = await tx.invitation.findUnique({ where: { email, acceptedAt: null }, select: fields })
  if (!found) return null
  const { grantedBy, ...invitation } = found
  const left = givable(invitation, granterCan(grantedBy))
  return left.roles.length > 0 || invitation.roles.length === 0 ? left : null
}

/** Takes it, once: null if it was withdrawn, has lost what it gave, or was accepted by someone else first. */
export async function takeInvitation(tx: Tx, email: string): Promise<Invited | null> {
  await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE email = ${email} FOR UPDATE`
  const invitation = await findInvitation(email, tx)
  if (!invitation) return null
  await tx.invitation.update({
    where: { id: invitation.id },
    data: { acceptedAt: new Date(), version: { increment: 1 } },
  })
  return { ...invitation, version: invitation.version + 1 }
}
