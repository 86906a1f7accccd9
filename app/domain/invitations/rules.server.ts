import type { Tx } from '#app/db/database.server.ts'
import { type Content, same } from '../administration/content.ts'
import type { Deed } from '../administration/history.server.ts'
import type { Problem } from '../administration/kind.server.ts'
import { membershipProblems } from '../administration/membership-rules.ts'
import { type Can, canGiveAll, type Grants, givable } from './grants.ts'
import { granterCan } from './open-invitation.server.ts'

/** What an invitation would be, and what it gives now. */
type Checked = Grants & { id: number | null; email: string; content: Content; before: Grants | null }

const NOT_YOURS = 'It gives more than you may give, so only an administrator can change what it gives.'

/** Of several at once. Without `can` the server itself checks them, which gives nothing. */
export async function checkInvitations(tx: Tx, all: Checked[], can?: Can): Promise<Problem[][]> {
  const emails = [...new Set(all.map(({ email }) => email))].sort()
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('invitation ' || email))::text FROM unnest(${emails}::text[]) AS email`
  const ids = all.flatMap(({ id }) => id ?? [])
  const accepted = await refuseAccepted(tx, ids)
  const members = await tx.user.findMany({ where: { email: { in: emails } }, select: { email: true } })
  const invited = await tx.invitation.findMany({
    where: { email: { in: emails } },
    select: { id: true, email: true },
  })
  return all.map(({ id, email, content, before, ...grants }) => {
    if (id !== null && accepted.has(id)) {
      return [
        {
          path: '',
          message: 'They’ve signed up, so the invitation can’t change. Change the member instead.',
        },
      ]
    }
    const isMember = members.some((member) => member.email === email)
    const isInvited = invited.some((other) => other.email === email && other.id !== id)
    const isChanged = !before || !same(before, grants)
    return [
      ...(isMember ? [{ path: 'email', message: 'A member already has this address.' }] : []),
      ...(isInvited && !isMember
        ? [{ path: 'email', message: 'This address already has an invitation.' }]
        : []),
      ...(can && isChanged ? grantProblems(grants, before, can) : []),
      ...membershipProblems(content),
    ]
  })
}

function grantProblems(grants: Grants, before: Grants | null, can: Can): Problem[] {
  const left = givable(grants, can)
  if (before && !canGiveAll(before, can)) return [{ path: 'roles', message: NOT_YOURS }]
  const isTooMuch = (name: 'roles' | 'partnerRoles' | 'enrollments') =>
    left[name].length < grants[name].length
  return [
    ...(isTooMuch('roles')
      ? [
          {
            path: 'roles',
            message: 'You can invite fellows, alumni and partners. Ask an administrator for other roles.',
          },
        ]
      : []),
    ...(isTooMuch('partnerRoles')
      ? [{ path: 'partnerRoles', message: 'Only administrators give sub-roles.' }]
      : []),
    ...(isTooMuch('enrollments')
      ? [{ path: 'enrollments', message: 'Only administrators enroll members.' }]
      : []),
  ]
}

/** Whoever changes what an invitation gives is who gives it. */
export async function keepGranter(
  tx: Tx,
  written: { id: number; before: Grants | null; after: Grants }[],
  { actorId }: Deed,
): Promise<void> {
  const ids = written.filter(({ before, after }) => !before || !same(before, after)).map(({ id }) => id)
  if (ids.length > 0)
    await tx.invitation.updateMany({ where: { id: { in: ids } }, data: { grantedById: actorId } })
}

/** What the invitation has lost because the person who gave it may no longer give it. */
export async function lostGrants(tx: Tx, id: number | null): Promise<string[]> {
  if (id === null) return []
  const invitation = await tx.invitation.findUnique({
    where: { id },
    include: { enrollments: true, grantedBy: true },
  })
  if (!invitation || invitation.acceptedAt || canGiveAll(invitation, granterCan(invitation.grantedBy)))
    return []
  return [
    'The person who gave this invitation may no longer give everything in it, so it won’t count when they sign up. Send the email to give it yourself.',
  ]
}

/** Accepted invitations say who has joined, so they stay. */
export async function refuseAccepted(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const accepted = await tx.invitation.findMany({
    where: { id: { in: ids }, acceptedAt: { not: null } },
    select: { id: true },
  })
  return new Map(accepted.map(({ id }) => [id, 'They’ve signed up.']))
}
