import { db } from '#app/db/database.server.ts'
import type { ActivityStatus, EmailKind } from '#app/db/generated/enums.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress } from '#app/settings.server.ts'
import { type Person, renderEmail } from '../emails/render.ts'

export type SignUpEmailKind = Extract<EmailKind, 'SIGN_UP_CONFIRMED' | 'SIGN_UP_COMPLETED'>

const STATUSES: Record<SignUpEmailKind, ActivityStatus> = {
  SIGN_UP_CONFIRMED: 'CONFIRMED',
  SIGN_UP_COMPLETED: 'COMPLETED',
}

/** Tells a member that staff have confirmed or completed a sign-up. Null if that isn't so by the time it is sent. */
export async function composeSignUpEmail(
  person: Person & { id: number },
  kind: SignUpEmailKind,
  signUpId: number,
): Promise<EmailMessage | null> {
  const signUp = await db().volunteerActivity.findFirst({
    where: { id: signUpId, userId: person.id, status: STATUSES[kind] },
    select: { opportunity: { select: { id: true, name: true } } },
  })
  if (!signUp) return null
  const { id, name } = signUp.opportunity
  const link = { label: 'See the opportunity', href: publicAddress(`/volunteer/${id}`) }
  return kind === 'SIGN_UP_CONFIRMED'
    ? renderEmail(person, `You’re confirmed: ${name}`, [`Your sign-up for “${name}” is confirmed.`, link])
    : renderEmail(person, `Thank you: ${name}`, [
        `Your part in “${name}” is marked as completed. Thank you for giving back.`,
        link,
      ])
}
