import { db } from '#app/db/database.server.ts'
import type { IdentityProvider, Visibility } from '#app/db/generated/enums.ts'
import { emailsTo, type LoggedEmail } from '../emails/log.server.ts'
import { isClosedByOwner } from '../sessions/grace.ts'
import { type AccountEmail, emailsFor } from './account-email.server.ts'

/** What there is to know about an account: nothing secret, and nothing of the profile. */
export type Account = {
  id: number
  name: string
  email: string
  visibility: Visibility
  createdAt: Date
  emailVerifiedAt: Date | null
  lastSignInAt: Date | null
  closedAt: Date | null
  /** Of an account that its owner has closed. */
  closure: { deletesAt: Date; deletedAt: Date | null } | null
  hasPassword: boolean
  hasSecondFactor: boolean
  hasPasskey: boolean
  providers: IdentityProvider[]
  /** Whether a mail server refused the address for good. */
  isRefused: boolean
  devices: { id: string; device: string | null; createdAt: Date }[]
  emails: LoggedEmail[]
  sendable: AccountEmail[]
}

export async function findAccount(id: number | null): Promise<Account | null> {
  if (id === null) return null
  const user = await db().user.findUnique({
    where: { id },
    include: {
      secondFactor: { select: { confirmedAt: true } },
      closure: true,
      _count: { select: { passkeys: true } },
      identities: { select: { provider: true }, orderBy: { provider: 'asc' } },
      sessions: {
        where: { impersonatorId: null, expiresAt: { gt: new Date() } },
        orderBy: { createdAt: 'desc' },
        take: 20,
      },
    },
  })
  if (!user) return null
  const { firstName, lastName, email, visibility, createdAt, emailVerifiedAt, lastSignInAt, closedAt } = user
  const current = user.sessions.filter(
    ({ lastMajorUpdateDate }) => lastMajorUpdateDate.getTime() === user.lastMajorUpdateDate.getTime(),
  )
  return {
    id,
    name: `${firstName} ${lastName}`,
    ...{ email, visibility, createdAt, emailVerifiedAt, lastSignInAt, closedAt },
    closure: isClosedByOwner(user) || user.closure?.deletedAt ? user.closure : null,
    hasPassword: user.passwordHash !== null,
    hasSecondFactor: user.secondFactor?.confirmedAt != null,
    hasPasskey: user._count.passkeys > 0,
    providers: user.identities.map(({ provider }) => provider),
    isRefused: user.refusedEmail === email,
    devices: current.map(({ id: key, device, createdAt: since }) => ({ id: key, device, createdAt: since })),
    emails: await emailsTo(email),
    sendable: emailsFor(user),
  }
}
