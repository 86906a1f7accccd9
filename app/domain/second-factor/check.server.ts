import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { digestOf, normalizeCode, stepOf } from './codes.server.ts'
import { unseal } from './sealed.server.ts'

const Held = z.strictObject({
  secret: z.string(),
  lastStep: z.int(),
  recoveryCodes: z.array(z.string()),
})

/**
 * Whether a code of a member's app, or a recovery code, is right, and never before: whoever looked over a shoulder is late.
 * Of two requests with one code, one gets in.
 */
export async function spendCode(tx: Tx, userId: number, typed: string): Promise<boolean> {
  const [held] = await query(Held, tx)`
    SELECT secret, "lastStep", "recoveryCodes" FROM "SecondFactor"
    WHERE "userId" = ${userId} AND "confirmedAt" IS NOT NULL FOR UPDATE`
  if (!held) return false
  const code = normalizeCode(typed)
  const key = /^\d{6}$/.test(code) ? unseal(held.secret) : null
  const step = key === null ? null : stepOf(key, code)
  if (step !== null) {
    if (step <= held.lastStep) return false
    await tx.secondFactor.update({ where: { userId }, data: { lastStep: step } })
    return true
  }
  const left = held.recoveryCodes.filter((digest) => digest !== digestOf(code))
  if (left.length === held.recoveryCodes.length) return false
  await tx.secondFactor.update({ where: { userId }, data: { recoveryCodes: left } })
  return true
}

const Exists = z.strictObject({ ok: z.boolean() })

/** Whether a member is asked for a code at sign-in. */
export async function hasSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await query(Exists, tx)`
    SELECT EXISTS (SELECT 1 FROM "SecondFactor" WHERE "userId" = ${userId} AND "confirmedAt" IS NOT NULL) AS ok`
  return row?.ok ?? false
}
