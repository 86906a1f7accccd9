import { db, type Tx } from '#app/db/database.server.ts'
import { queueEmail } from '../emails/outbox.server.ts'
import { isPassword } from '../passwords/hash.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { spendCode } from './check.server.ts'
import {
  digestOf,
  keyAddress,
  newKey,
  newRecoveryCodes,
  normalizeCode,
  pictureOf,
  stepOf,
} from './codes.server.ts'
import { isSealedBefore, seal, unseal } from './sealed.server.ts'

export type SecondFactor = { since: Date; codesLeft: number }

/** A member's own; null without one, and while it's being set up. */
export async function readSecondFactor(userId: number): Promise<SecondFactor | null> {
  const found = await db().secondFactor.findUnique({ where: { userId } })
  return found?.confirmedAt ? { since: found.confirmedAt, codesLeft: found.recoveryCodes.length } : null
}

/**
 * Begins to set one up, in place of one that was begun before. False if the password is wrong; a member without one has
 * signed in with a provider.
 */
export async function beginSecondFactor(userId: number, password: string | null): Promise<boolean> {
  const passwordHash = await passwordHashOf(userId)
  if (passwordHash !== null && !(await isPassword(passwordHash, password ?? ''))) return false
  const secret = seal(newKey())
  await db().$transaction(async (tx) => {
    await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: null } })
    await tx.secondFactor.createMany({ data: { userId, secret }, skipDuplicates: true })
  })
  return true
}

/** Whether a member can be asked for one. */
export const hasPassword = async (userId: number): Promise<boolean> => (await passwordHashOf(userId)) !== null

async function passwordHashOf(id: number): Promise<string | null> {
  const user = await db().user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })
  return user.passwordHash
}

export type NewKey = { value: string; address: string; picture: { path: string; size: number } }

/** What the app is told while one is being set up; null otherwise. */
export async function readNewKey(userId: number): Promise<NewKey | null> {
  const key = await unconfirmedKey(db(), userId)
  if (key === null) return null
  const { email } = await db().user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const address = keyAddress(key, email)
  return { value: key, address, picture: pictureOf(address) }
}

async function unconfirmedKey(tx: Tx, userId: number): Promise<string | null> {
  const found = await tx.secondFactor.findUnique({ where: { userId, confirmedAt: null } })
  return found && unseal(found.secret)
}

/**
 * Turns it on with a first code of the app. Returns the recovery codes, which are never shown again; null if the code is
 * wrong.
 */
export function confirmSecondFactor(viewer: Viewer, typed: string): Promise<string[] | 'none begun' | null> {
  return db().$transaction(async (tx) => {
    const key = await unconfirmedKey(tx, viewer.id)
    if (key === null) return 'none begun'
    const step = stepOf(key, normalizeCode(typed))
    if (step === null) return null
    const codes = newRecoveryCodes()
    const { count } = await tx.secondFactor.updateMany({
      where: { userId: viewer.id, confirmedAt: null },
      data: { confirmedAt: new Date(), lastStep: step, recoveryCodes: codes.map(digestOf) },
    })
    if (count === 0) return 'none begun'
    await tell(tx, viewer.id, 'SECOND_FACTOR_ON')
    return codes
  })
}

/** Replaces all recovery codes and returns them; null if the code is wrong. */
export function renewRecoveryCodes(viewer: Viewer, typed: string): Promise<string[] | null> {
  return db().$transaction(async (tx) => {
    if (!(await spendCode(tx, viewer.id, typed))) return null
    const codes = newRecoveryCodes()
    await tx.secondFactor.update({
      where: { userId: viewer.id },
      data: { recoveryCodes: codes.map(digestOf) },
    })
    await tell(tx, viewer.id, 'RECOVERY_CODES_RENEWED')
    return codes
  })
}

/** Null if the code is wrong. */
export function turnOffSecondFactor(viewer: Viewer, typed: string): Promise<'off' | null> {
  return db().$transaction(async (tx) => {
    if (!(await spendCode(tx, viewer.id, typed))) return null
    await removeSecondFactor(tx, viewer.id)
    return 'off'
  })
}

/** Removes it and tells the member. False without one. */
export async function removeSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } })
  if (count === 0) return false
  await tell(tx, userId, 'SECOND_FACTOR_OFF')
  return true
}

type Told = 'SECOND_FACTOR_ON' | 'SECOND_FACTOR_OFF' | 'RECOVERY_CODES_RENEWED'

async function tell(tx: Tx, userId: number, kind: Told): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueEmail(tx, kind, email)
}

/** Seals anew what the server's former secret sealed, which may be forgotten after that. */
export async function resealSecondFactors(): Promise<void> {
  for (const { userId, secret } of await db().secondFactor.findMany({
    select: { userId: true, secret: true },
  })) {
    const key = isSealedBefore(secret) ? unseal(secret) : null
    if (key !== null) {
      await db().secondFactor.updateMany({ where: { userId, secret }, data: { secret: seal(key) } })
    }
  }
}
