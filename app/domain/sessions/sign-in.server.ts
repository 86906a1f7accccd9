import { createHash } from 'node:crypto'
import { db } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { isPassword } from '../passwords/hash.server.ts'
import { consume, forget, type Limit, remaining } from '../rate-limits/rate-limits.server.ts'
import { startSession } from './session.server.ts'

export type SignIn =
  | { kind: 'signed-in'; secret: string; currentRole: Role | null }
  | { kind: 'refused'; why: 'mismatch' | 'unverified' | 'not-set-up' }
  | { kind: 'limited'; seconds: number }

/**
 * Signs in with a normalised e-mail address and a password. Only failures are counted, by account and address together
 * and by each alone, so that guessing stops while the rightful person elsewhere still gets in.
 */
export async function signIn(email: string, password: string, clientAddress: string): Promise<SignIn> {
  const limits = limitsFor(email, clientAddress)
  const states = await Promise.all(limits.map(([limit, key]) => remaining(limit, key)))
  const blocked = states.find((state) => !state.allowed)
  if (blocked && !blocked.allowed) return { kind: 'limited', seconds: blocked.seconds }

  const user = await db().user.findUnique({
    where: { email },
    select: {
      id: true,
      passwordHash: true,
      emailVerifiedAt: true,
      currentRole: true,
      roles: true,
      lastMajorUpdateDate: true,
    },
  })
  if (!(await isPassword(user?.passwordHash, password)) || !user) {
    await Promise.all(limits.map(([limit, key]) => consume(limit, key)))
    return { kind: 'refused', why: 'mismatch' }
  }
  if (!user.emailVerifiedAt) return { kind: 'refused', why: 'unverified' }
  if (!(await isSetUp(user.id))) return { kind: 'refused', why: 'not-set-up' }

  await forget('signInByAccountAndAddress', accountAndAddress(email, clientAddress))
  const held = user.currentRole && user.roles.includes(user.currentRole) ? user.currentRole : null
  const secret = await startSession(user.id, held, user.lastMajorUpdateDate)
  return { kind: 'signed-in', secret, currentRole: held }
}

/** A session of an account without giving-back data ends at once, so none is started. */
async function isSetUp(userId: number): Promise<boolean> {
  const [row] = await db().$queryRaw<{ ok: boolean }[]>`
    SELECT "givingBack" IS NOT NULL AS ok FROM "User" WHERE id = ${userId}`
  return row?.ok ?? false
}

function limitsFor(email: string, address: string): [Limit, string][] {
  return [
    ['signInByAccountAndAddress', accountAndAddress(email, address)],
    ['signInByAccount', digest(email)],
    ['signInByAddress', digest(address)],
  ]
}

const accountAndAddress = (email: string, address: string) => digest(`${email} ${address}`)

/** Counters are keyed by digests: the table names nobody. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
