import { createHash } from 'node:crypto'
import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { newSecret } from '../sessions/session-secret.server.ts'

/** How long a browser has to answer. */
export const CHALLENGE_MINUTES = 5

/**
 * Remembers what a browser has to sign: to sign in, or to add a passkey to a member's account. Returns the secret for its
 * cookie, so that no other browser can answer.
 */
export async function rememberChallenge(challenge: string, userId: number | null): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000)
  await db().passkeyChallenge.create({ data: { id: digest(secret), challenge, userId, expiresAt } })
  return secret
}

const Spent = z.strictObject({ challenge: z.string() })

/** Uses up what that browser was asked to sign for that purpose. Null if it's late, or was used before. */
export async function spendChallenge(
  secret: string | undefined,
  userId: number | null,
): Promise<string | null> {
  if (!secret || secret.length > 100) return null
  const [spent] = await query(Spent)`
    DELETE FROM "PasskeyChallenge"
    WHERE id = ${digest(secret)} AND "userId" IS NOT DISTINCT FROM ${userId}::int AND "expiresAt" > now()
    RETURNING challenge`
  return spent?.challenge ?? null
}

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url')
