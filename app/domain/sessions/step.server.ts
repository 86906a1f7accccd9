import { db, type Tx } from '#app/db/database.server.ts'
import { newSecret, sessionId } from './session-secret.server.ts'

export const STEP_MINUTES = 10
/** How long the form with the code may be submitted again: a double click, no longer. */
const REPEAT_MS = 10_000

export type Step = { id: string; userId: number; device: string | null; usedCode: string | null }

/** Remembers a sign-in that only a code is missing from, or nothing. Returns the secret for its cookie. */
export async function beginStep(userId: number, device: string | null, isProven = false): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + STEP_MINUTES * 60_000)
  await db().signInStep.create({ data: { id: sessionId(secret), userId, device, isProven, expiresAt } })
  return secret
}

/** Null if there is none, or it was too long ago. One that misses nothing is looked for by itself. */
export async function findStep(secret: string | undefined, isProven = false): Promise<Step | null> {
  if (!secret || secret.length > 100) return null
  return db().signInStep.findFirst({
    where: { id: sessionId(secret), isProven, expiresAt: { gt: new Date() } },
    select: { id: true, userId: true, device: true, usedCode: true },
  })
}

/** Ends it with the code that was right. */
export async function endStep(tx: Tx, id: string, usedCode: string): Promise<void> {
  await tx.signInStep.updateMany({
    where: { id, usedCode: null },
    data: { usedCode, expiresAt: new Date(Date.now() + REPEAT_MS) },
  })
}
