import { db } from '#app/db/database.server.ts'
import { isPassword } from '../passwords/hash.server.ts'
import { consume, giveBack } from '../rate-limits/rate-limits.server.ts'
import { spendCode } from '../second-factor/check.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Asks } from './schema.ts'

/** What the member signs in with otherwise. Whoever came with a provider alone may have neither. */
export async function asksFor(viewer: Viewer): Promise<Asks> {
  const { passwordHash, secondFactor } = await heldBy(viewer)
  return { password: passwordHash !== null, code: secondFactor?.confirmedAt != null }
}

const heldBy = ({ id }: Viewer) =>
  db().user.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true, secondFactor: { select: { confirmedAt: true } } },
  })

export type Proof = { password: string; code: string }
export type Unproven = { kind: 'wrong-password' | 'wrong-code' } | { kind: 'limited'; seconds: number }

/**
 * What is wrong with it, or null. The code comes last, since it is good once. Every try of one is counted before it is
 * looked at, and given back if it was right.
 */
export async function faultIn({ password, code }: Proof, viewer: Viewer): Promise<Unproven | null> {
  const { passwordHash, secondFactor } = await heldBy(viewer)
  if (passwordHash !== null && !(await isPassword(passwordHash, password))) return { kind: 'wrong-password' }
  if (!secondFactor?.confirmedAt) return null
  const member = String(viewer.id)
  const use = await consume('codesByMember', member)
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  if (!(await db().$transaction((tx) => spendCode(tx, viewer.id, code)))) return { kind: 'wrong-code' }
  await giveBack('codesByMember', member)
  return null
}
