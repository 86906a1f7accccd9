import type { Tx } from '#app/db/database.server.ts'
import type { Written } from '../administration/kind.server.ts'
import { queueEmail } from '../emails/outbox.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { emailChanges, rolesChange } from './membership.server.ts'
import { endAllSessions } from './sign-out.server.ts'

/** Keeps sessions, links, emails and the directory in step with a change of accounts. */
export async function followMembership(tx: Tx, written: Written[]): Promise<void> {
  for (const { id, before, after } of written) {
    if (!before || !after) continue
    if (rolesChange(after, before)) await dropLostRole(tx, id)
    if (emailChanges(after, before)) await moveAddress(tx, id, String(before.email), String(after.email))
    if (rolesChange(after, before) || emailChanges(after, before)) await endAllSessions(tx, id)
  }
  await refreshDirectoryEntries(
    tx,
    written.map(({ id }) => id),
  )
}

const dropLostRole = (tx: Tx, id: number) =>
  tx.$executeRaw`UPDATE "User" SET "currentRole" = NULL WHERE id = ${id} AND NOT ("currentRole" = ANY(roles))`

/** The new address isn't anyone's until it is verified; both are told, and mailed links end. */
export async function moveAddress(tx: Tx, id: number, from: string, to: string): Promise<void> {
  await tx.user.update({ where: { id }, data: { emailVerifiedAt: null, refusedEmail: null } })
  await tx.accountToken.deleteMany({ where: { userId: id } })
  await tx.invitation.updateMany({ where: { memberId: id }, data: { email: to } })
  await queueEmail(tx, 'ADDRESS_CHANGED', to)
  await queueEmail(tx, 'ADDRESS_LEFT', from, id)
}
