import { db } from '#app/db/database.server.ts'
import { consume, giveBack } from '../rate-limits/rate-limits.server.ts'
import { spendCode } from '../second-factor/check.server.ts'
import { digestOf } from '../second-factor/codes.server.ts'
import { type Begun, beginProvenSession } from './sign-in.server.ts'
import { endStep, findStep } from './step.server.ts'

type SecondStep = Begun | { kind: 'wrong' } | { kind: 'over' }

/**
 * Ends a sign-in with a code. Every try is counted before the code is looked at, and given back where it was right. The same
 * form sent twice comes out once.
 */
export async function finishSignIn(secret: string | undefined, typed: string): Promise<SecondStep> {
  const step = await findStep(secret)
  if (!step) return { kind: 'over' }
  const { id, userId, device } = step
  if (step.usedCode !== null) return isRepeated(secret, typed, device, userId)
  const use = await consume('codesByMember', String(userId))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  const isRight = await db().$transaction(async (tx) => {
    if (!(await spendCode(tx, userId, typed))) return false
    await endStep(tx, id, digestOf(typed))
    return true
  })
  if (!isRight) return isRepeated(secret, typed, device, userId)
  await giveBack('codesByMember', String(userId))
  return beginProvenSession(userId, device)
}

/** The second of two equal forms finds that its code was used, by the first. */
async function isRepeated(
  secret: string | undefined,
  typed: string,
  device: string | null,
  userId: number,
): Promise<SecondStep> {
  const usedCode = (await findStep(secret))?.usedCode
  if (!usedCode) return { kind: 'wrong' }
  return usedCode === digestOf(typed) ? beginProvenSession(userId, device) : { kind: 'over' }
}
