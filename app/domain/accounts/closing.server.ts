import { db, type Tx } from '#app/db/database.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { queueEmail } from '../emails/outbox.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { keepingAdministrator, LastAdministratorError } from './administrators.server.ts'
import { endAllSessions } from './sign-out.server.ts'

export type Closing = 'done' | 'already' | 'own' | 'last administrator' | 'deleted' | 'gone'

/**
 * Closes an account: no one signs in with it, no list has it, and nothing is sent to it. What the member wrote stays.
 * The address counts as not verified, so every rule about members holds for it by itself.
 */
export async function closeAccount(viewer: Viewer, id: number): Promise<Closing> {
  if (viewer.id === id) return 'own'
  try {
    return await db().$transaction((tx) => keepingAdministrator(tx, () => close(tx, viewer, id)))
  } catch (error) {
    if (error instanceof LastAdministratorError) return 'last administrator'
    throw error
  }
}

async function close(tx: Tx, viewer: Viewer, id: number): Promise<Closing> {
  const found = await hold(tx, id)
  if (!found) return 'gone'
  if (found.closedAt) return 'already'
  await tx.user.update({
    where: { id },
    data: { closedAt: new Date(), emailVerifiedAt: null, version: { increment: 1 } },
  })
  await tx.accountToken.deleteMany({ where: { userId: id } })
  await endAllSessions(tx, id)
  await follow(tx, viewer, id, found.version + 1, 'closed the account of')
  return 'done'
}

/** Opens it again, also one that its owner has closed, but none that is deleted. Its owner verifies the address once more, by the link that is sent now. */
export function reopenAccount(viewer: Viewer, id: number): Promise<Closing> {
  return db().$transaction(async (tx) => {
    const found = await hold(tx, id)
    if (!found) return 'gone'
    if (!found.closedAt) return 'already'
    if (found.closure?.deletedAt) return 'deleted'
    await tx.accountClosure.deleteMany({ where: { userId: id } })
    const { email } = await tx.user.update({
      where: { id },
      data: { closedAt: null, version: { increment: 1 } },
    })
    await queueEmail(tx, 'VERIFY', email)
    await follow(tx, viewer, id, found.version + 1, 'reopened the account of')
    return 'done'
  })
}

type Held = { closedAt: Date | null; version: number; closure: { deletedAt: Date | null } | null }

/** What others do meanwhile can name the member: two administrators who close each other's accounts don't wait for each other. */
async function hold(tx: Tx, id: number): Promise<Held | null> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id} FOR NO KEY UPDATE`
  return tx.user.findUnique({ where: { id }, select: { closedAt: true, version: true, closure: true } })
}

async function follow(tx: Tx, viewer: Viewer, id: number, version: number, action: string): Promise<void> {
  await refreshDirectoryEntries(tx, [id])
  await record(tx, byForm(viewer), [{ action, kind: 'members', recordId: id, recordName: '', version }])
}
