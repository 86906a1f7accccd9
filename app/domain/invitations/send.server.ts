import { db, type Tx } from '#app/db/database.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress, settings } from '#app/settings.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { isOnItsWay, queueEmail } from '../emails/outbox.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { invitationEmail } from './email.ts'
import { canGiveAll } from './grants.ts'
import { findInvitation } from './open-invitation.server.ts'

export type Sending = 'queued' | 'on its way' | 'joined' | 'not yours' | 'gone'

/**
 * Sends the invitation's email, now or once more. Whoever sends it gives what it gives from now on, so they have to be
 * allowed to. The same form sent twice is one email.
 */
export function sendInvitation(viewer: Viewer, id: number): Promise<Sending> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE id = ${id} FOR UPDATE`
    const invitation = await tx.invitation.findUnique({ where: { id }, include: { enrollments: true } })
    if (!invitation) return 'gone'
    if (invitation.acceptedAt) return 'joined'
    if (!canGiveAll(invitation, (permission) => canAdminister(viewer, permission))) return 'not yours'
    if (await isOnItsWay(tx, 'INVITATION', invitation.email)) return 'on its way'
    await tx.invitation.update({ where: { id }, data: { grantedById: viewer.id } })
    await queueEmail(tx, 'INVITATION', invitation.email)
    await tellSent(tx, viewer, invitation)
    return 'queued'
  })
}

const tellSent = (tx: Tx, viewer: Viewer, { id, email }: { id: number; email: string }) =>
  record(tx, byForm(viewer), [{ action: 'emailed', kind: 'invitations', recordId: id, recordName: email }])

/** The email at the moment of sending; null if the invitation is no longer open. */
export async function composeInvitation(to: string): Promise<EmailMessage | null> {
  const invitation = await findInvitation(to)
  if (!invitation) return null
  const { APP_NAME: appName, SUPPORT_EMAIL: supportEmail } = settings()
  const person = { to, firstName: invitation.firstName, appName, supportEmail }
  return invitationEmail(person, publicAddress('/auth/register'))
}
