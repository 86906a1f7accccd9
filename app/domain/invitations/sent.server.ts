import { db } from '#app/db/database.server.ts'
import { emailsTo, type LoggedEmail } from '../emails/log.server.ts'

export type SentInvitation = {
  id: number
  email: string
  name: string
  joined: boolean
  emails: LoggedEmail[]
}

/** An invitation with the emails about it. */
export async function findSentInvitation(id: number | null): Promise<SentInvitation | null> {
  const invitation = id && (await db().invitation.findUnique({ where: { id } }))
  if (!invitation) return null
  const { email, firstName, lastName, acceptedAt } = invitation
  const emails = (await emailsTo(email)).filter(({ kind }) => kind === 'INVITATION')
  return { id: invitation.id, email, name: `${firstName} ${lastName}`, joined: acceptedAt !== null, emails }
}
