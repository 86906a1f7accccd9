import { db } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { hashPassword, isOutdated, isPassword } from '../passwords/hash.server.ts'
import { type Counted, consumeEach, digest, forget, giveBack } from '../rate-limits/rate-limits.server.ts'
import { hasSecondFactor } from '../second-factor/check.server.ts'
import { isInGrace } from './grace.ts'
import { startSession } from './session.server.ts'
import { beginStep } from './step.server.ts'

export type Refusal =
  | { kind: 'refused'; why: 'mismatch' | 'closed' | 'unverified' | 'not-set-up' }
  | { kind: 'limited'; seconds: number }
/** The owner of an account that is about to be deleted can only keep it: the cookie of the step holds the secret. */
export type Begun =
  | { kind: 'signed-in'; secret: string; currentRole: Role | null }
  | { kind: 'closing'; step: string }
  | Refusal
/** Of a sign-in that a code is missing from, the cookie of its step holds the secret. */
export type SignIn = Begun | { kind: 'second-factor'; step: string }

/**
 * Signs in with a normalised e-mail address and a password. Every try is counted before its password is looked at, so that
 * many at once are no way around, and given back where the password was right.
 */
export async function signIn(
  email: string,
  password: string,
  { clientAddress, device }: { clientAddress: string; device?: string | null },
): Promise<SignIn> {
  const tries = triesOf(email, clientAddress)
  const use = await consumeEach(tries)
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }

  const user = await db().user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    return { kind: 'refused', why: 'mismatch' }
  }
  await Promise.all(tries.map(([limit, key]) => giveBack(limit, key)))
  await renewHash(user, password)
  const result = await beginSession(user.id, device)
  if (result.kind === 'signed-in')
    await forget('signInByAccountAndAddress', accountAndAddress(email, clientAddress))
  return result
}

/** The password stays the same, so no session ends. */
async function renewHash(user: { id: number; passwordHash: string | null }, password: string): Promise<void> {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return
  await db().user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash: await hashPassword(password) },
  })
}

/** Starts a session for a user who was authenticated by one factor, or asks for the second one. */
export async function beginSession(userId: number, device: string | null = null): Promise<SignIn> {
  const able = await ableToSignIn(userId)
  if (able.kind === 'refused') return able
  if (await hasSecondFactor(db(), userId)) {
    return { kind: 'second-factor', step: await beginStep(userId, device) }
  }
  return startFor(userId, device, able)
}

/** Starts a session for a user of whom nothing more is asked. */
export async function beginProvenSession(userId: number, device: string | null): Promise<Begun> {
  const able = await ableToSignIn(userId)
  return able.kind === 'refused' ? able : startFor(userId, device, able)
}

type Able = { kind: 'able'; currentRole: Role | null; lastMajorUpdateDate: Date } | { kind: 'closing' }

async function ableToSignIn(userId: number): Promise<Able | Extract<Refusal, { kind: 'refused' }>> {
  const user = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      emailVerifiedAt: true,
      closedAt: true,
      closure: true,
      currentRole: true,
      roles: true,
      lastMajorUpdateDate: true,
    },
  })
  if (isInGrace(user)) return { kind: 'closing' }
  if (user.closedAt) return { kind: 'refused', why: 'closed' }
  if (!user.emailVerifiedAt) return { kind: 'refused', why: 'unverified' }
  if (!(await isSetUp(userId))) return { kind: 'refused', why: 'not-set-up' }
  const held = user.currentRole && user.roles.includes(user.currentRole) ? user.currentRole : null
  return { kind: 'able', currentRole: held, lastMajorUpdateDate: user.lastMajorUpdateDate }
}

async function startFor(userId: number, device: string | null, able: Able): Promise<Begun> {
  if (able.kind === 'closing') return { kind: 'closing', step: await beginStep(userId, device, true) }
  const { currentRole, lastMajorUpdateDate } = able
  const secret = await startSession(userId, currentRole, lastMajorUpdateDate, { device })
  await db().$executeRaw`UPDATE "User" SET "lastSignInAt" = now() WHERE id = ${userId}`
  return { kind: 'signed-in', secret, currentRole }
}

const SetUp = z.strictObject({ ok: z.boolean() })

/** A session of an account without giving-back data would end at once, so none is started. */
async function isSetUp(userId: number): Promise<boolean> {
  const [row] = await query(SetUp)`
    SELECT "givingBack" IS NOT NULL AS ok FROM "User" WHERE id = ${userId}`
  return row?.ok ?? false
}

/**
 * The narrowest first: an attacker guessing at an account is stopped by the limit of their own address, and so uses up
 * little of what the owner may try elsewhere.
 */
function triesOf(email: string, address: string): Counted[] {
  return [
    ['signInByAccountAndAddress', accountAndAddress(email, address)],
    ['signInByAddress', digest(address)],
    ['signInByAccount', digest(email)],
  ]
}

const accountAndAddress = (email: string, address: string) => digest(`${email} ${address}`)
