import type { Tx } from '#app/db/database.server.ts'
import { type Content, same } from '../administration/content.ts'
import type { Deed } from '../administration/history.server.ts'
import type { Problem } from '../administration/kind.server.ts'
import { membershipProblems } from '../administration/membership-rules.ts'
import { type Grants, givable, type May, mayGiveAll } from './grants.ts'
import { mayOf } from './open-invitation.server.ts'

type Checked = Grants & { email: string; content: Content }

const NOT_YOURS = 'It gives more than you may give, so only an administrator can change what it gives.'

/** Without `may` the server itself checks it, which gives nothing. */
export async function checkInvitation(
  tx: Tx,
  invitation: Checked,
  before: Grants | null,
  { id, may }: { id: number | null; may?: May },
): Promise<Problem[]> {
  const { email, content, ...grants } = invitation
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`invitation ${email}`}))::text`
  const isAccepted =
    id !== null && (await tx.invitation.count({ where: { id, acceptedAt: { not: null } } })) > 0
  if (isAccepted) {
    return [
      { path: '', message: 'They’ve signed up, so the invitation can’t change. Change the member instead.' },
    ]
  }
  const isChanged = !before || !same(before, grants)
  return [
    ...(await addressProblems(tx, email, id)),
    ...(may && isChanged ? grantProblems(grants, before, may) : []),
    ...membershipProblems(content),
  ]
}

async function addressProblems(tx: Tx, email: string, id: number | null): Promise<Problem[]> {
  if ((await tx.user.count({ where: { email } })) > 0) {
    return [{ path: 'email', message: 'A member has this address already.' }]
  }
  const others = await tx.invitation.count({ where: { email, ...(id !== null && { id: { not: id } }) } })
  return others > 0 ? [{ path: 'email', message: 'This address is invited already.' }] : []
}

function grantProblems(grants: Grants, before: Grants | null, may: May): Problem[] {
  const left = givable(grants, may)
  if (before && !mayGiveAll(before, may)) return [{ path: 'roles', message: NOT_YOURS }]
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
  if (!invitation || invitation.acceptedAt || mayGiveAll(invitation, mayOf(invitation.grantedBy))) return []
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
