import { db, type Tx } from '#app/db/database.server.ts'
import {
  isLastAdministrator,
  keepingAdministrator,
  LastAdministratorError,
} from '../accounts/administrators.server.ts'
import { endAllSessions } from '../accounts/sign-out.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { queueEmail } from '../emails/outbox.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { faultIn, type Proof, type Unproven } from '../passkeys/proof.server.ts'
import { endOfGrace } from '../sessions/grace.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { countGoingOn } from './going-on.server.ts'

/** What has to be done first. */
export type Obstacle = 'subscribed' | 'last administrator'

export async function obstacleFor(viewer: Viewer): Promise<Obstacle | null> {
  if ((await countGoingOn(db(), viewer.id)) > 0) return 'subscribed'
  if (!viewer.roles.includes('ADMIN')) return null
  return (await isLastAdministrator(db(), viewer.id)) ? 'last administrator' : null
}

export type Asking =
  | { kind: 'closed'; deletesAt: Date }
  | { kind: Obstacle }
  | { kind: 'closed before' }
  | Unproven

/**
 * Closes the member's own account, to be deleted once the grace is over. From then on it is as if an administrator had closed
 * it, except that its owner can keep it. One email says until when.
 */
export async function askToClose(viewer: Viewer, proof: Proof): Promise<Asking> {
  const obstacle = await obstacleFor(viewer)
  if (obstacle) return { kind: obstacle }
  const fault = await faultIn(proof, viewer)
  if (fault) return fault
  try {
    return await db().$transaction((tx) => keepingAdministrator(tx, () => close(tx, viewer)))
  } catch (error) {
    if (error instanceof LastAdministratorError) return { kind: 'last administrator' }
    throw error
  }
}

async function close(tx: Tx, viewer: Viewer): Promise<Asking> {
  const { id } = viewer
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id} FOR UPDATE`
  const found = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, emailVerifiedAt: true, closedAt: true, version: true },
  })
  if (found.closedAt || !found.emailVerifiedAt) return { kind: 'closed before' }
  if ((await countGoingOn(tx, id)) > 0) return { kind: 'subscribed' }
  const now = new Date()
  const closure = {
    requestedAt: now,
    deletesAt: endOfGrace(now),
    emailVerifiedAt: found.emailVerifiedAt,
    deletedAt: null,
  }
  await tx.accountClosure.upsert({
    where: { userId: id },
    create: { userId: id, ...closure },
    update: closure,
  })
  await tx.user.update({
    where: { id },
    data: { closedAt: now, emailVerifiedAt: null, version: { increment: 1 } },
  })
  await tx.accountToken.deleteMany({ where: { userId: id } })
  await endAllSessions(tx, id)
  await refreshDirectoryEntries(tx, [id])
  await queueEmail(tx, 'ACCOUNT_CLOSING', found.email)
  await record(tx, byForm(viewer), [
    {
      action: 'asked to delete the account of',
      kind: 'members',
      recordId: id,
      recordName: '',
      version: found.version + 1,
    },
  ])
  return { kind: 'closed', deletesAt: closure.deletesAt }
}
