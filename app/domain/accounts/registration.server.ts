import { db, type Tx } from '#app/db/database.server.ts'
import { fromDbDate } from '#app/values/calendar-date.ts'
import type { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { queueEmail } from '../emails/outbox.server.ts'
import { findInvitation, type Invited, takeInvitation } from '../invitations/open-invitation.server.ts'
import { insertMembers } from '../members/bulk-write.server.ts'
import { hashPassword, isPassword } from '../passwords/hash.server.ts'
import type { RegistrationSchema } from './schema.ts'

export type Registration = { kind: 'registered' } | { kind: 'conflict' } | { kind: 'unknown' }

/**
 * Turns an invited person into a member of the kind stated by the invitation. The email address must be verified before
 * signing in; that email is queued in the same transaction. A form submitted twice creates one member and gets the same
 * response.
 */
export async function register(form: z.output<typeof RegistrationSchema>): Promise<Registration> {
  const standing = await eligibilityFor(form.email)
  if (standing.kind === 'member') {
    const again = !standing.verified && (await isPassword(standing.passwordHash, form.password))
    return { kind: again ? 'registered' : 'conflict' }
  }
  if (standing.kind === 'unknown') return { kind: 'unknown' }
  const passwordHash = await hashPassword(form.password)
  const joined = await db().$transaction(async (tx) => {
    const entrant = { firstName: form.firstName, lastName: form.lastName, passwordHash, verified: false }
    const userId = await joinInvited(tx, standing.invitation, entrant)
    if (userId !== null) await queueEmail(tx, 'VERIFY', form.email)
    return userId !== null
  })
  return joined ? { kind: 'registered' } : register(form)
}

type Entrant = { firstName: string; lastName: string; passwordHash: string | null; verified: boolean }

/** Turns an invitation into a member; null if it was used first by someone else, or gives nothing by now. */
export async function joinInvited(
  tx: Tx,
  { email: invited }: Pick<Invited, 'email'>,
  entrant: Entrant,
): Promise<number | null> {
  const invitation = await takeInvitation(tx, invited)
  if (!invitation) return null
  const { enrollments, email, sfId, roles, partnerRoles, organizationId } = invitation
  const { verified, ...named } = entrant
  const [userId] = await insertMembers(tx, [
    {
      ...named,
      ...(!verified && { invitedFirstName: invitation.firstName, invitedLastName: invitation.lastName }),
      email,
      sfId,
      roles,
      partnerRoles,
      organizationId,
      currentRole: roles.length === 1 && roles[0] !== 'ADMIN' ? roles[0] : null,
      emailVerifiedAt: verified ? new Date() : null,
      givingBack: [],
      enrollments: enrollments.map(({ programId, startDate, endDate }) => ({
        programId,
        startDate: fromDbDate(startDate),
        endDate: endDate && fromDbDate(endDate),
      })),
    },
  ])
  await tellJoined(tx, invitation, userId as number)
  return userId as number
}

async function tellJoined(tx: Tx, { id, email, version, roles }: Invited, memberId: number): Promise<void> {
  await tx.invitation.update({ where: { id }, data: { memberId } })
  await record(tx, { actorId: memberId, door: 'INVITATION' }, [
    { action: 'accepted', kind: 'invitations', recordId: id, recordName: email, version },
    {
      action: 'joined as',
      kind: 'members',
      recordId: memberId,
      recordName: '',
      changes: [{ path: 'roles', before: [], after: roles }],
    },
  ])
}

async function eligibilityFor(email: string) {
  const user = await db().user.findUnique({
    where: { email },
    select: { emailVerifiedAt: true, passwordHash: true },
  })
  if (user) {
    const { emailVerifiedAt, passwordHash } = user
    return { kind: 'member', verified: emailVerifiedAt !== null, passwordHash } as const
  }
  const invitation = await findInvitation(email)
  return invitation ? ({ kind: 'invited', invitation } as const) : ({ kind: 'unknown' } as const)
}
