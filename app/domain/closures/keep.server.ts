import { db, type Tx } from '#app/db/database.server.ts'
import { record } from '../administration/history.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { isInGrace } from '../sessions/grace.ts'
import { type Begun, beginProvenSession } from '../sessions/sign-in.server.ts'
import { endStep, findStep, type Step } from '../sessions/step.server.ts'

export type Closing = { deletesAt: Date; timeZone: string | null }

/** The account that whoever has just signed in has closed; null if there's nothing left to keep. */
export async function closingOf(secret: string | undefined): Promise<Closing | null> {
  const step = await findStep(secret, true)
  if (!step) return null
  const account = await readAccount(db(), step.userId)
  if (!account.closure || !isInGrace(account)) return null
  return { deletesAt: account.closure.deletesAt, timeZone: account.timeZone }
}

const readAccount = (tx: Tx, id: number) =>
  tx.user.findUniqueOrThrow({
    where: { id },
    select: { closedAt: true, closure: true, timeZone: true, version: true },
  })

/** Keeps the account and signs its owner in. The same form sent twice comes out once. */
export async function keepAccount(secret: string | undefined): Promise<Begun | { kind: 'over' }> {
  const step = await findStep(secret, true)
  if (!step) return { kind: 'over' }
  const isKept = await db().$transaction((tx) => keep(tx, step))
  return isKept ? beginProvenSession(step.userId, step.device) : { kind: 'over' }
}

async function keep(tx: Tx, { id: stepId, userId: id }: Step): Promise<boolean> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id} FOR UPDATE`
  const account = await readAccount(tx, id)
  if (!account.closure || !isInGrace(account)) return (await tx.signInStep.count({ where: used(stepId) })) > 0
  await tx.user.update({
    where: { id },
    data: {
      closedAt: null,
      emailVerifiedAt: account.closure.emailVerifiedAt,
      version: { increment: 1 },
    },
  })
  await tx.accountClosure.delete({ where: { userId: id } })
  await endStep(tx, stepId, KEPT)
  await refreshDirectoryEntries(tx, [id])
  await record(tx, { actorId: id, door: 'FORM' }, [
    {
      action: 'kept the account of',
      kind: 'members',
      recordId: id,
      recordName: '',
      version: account.version + 1,
    },
  ])
  return true
}

/** In the place of the code by which other steps end. */
const KEPT = 'kept'
const used = (id: string) => ({ id, usedCode: KEPT })

/** For whoever leaves instead. */
export async function leaveClosed(secret: string | undefined): Promise<void> {
  const step = await findStep(secret, true)
  if (step) await db().signInStep.deleteMany({ where: { id: step.id } })
}
