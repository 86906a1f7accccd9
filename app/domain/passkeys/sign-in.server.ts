import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { consume, digest, giveBack } from '../rate-limits/rate-limits.server.ts'
import { type Begun, beginProvenSession } from '../sessions/sign-in.server.ts'
import { CHALLENGE_MINUTES, rememberChallenge, spendChallenge } from './challenges.server.ts'
import { parseCredential, SignedCredential, userHandle } from './credential.server.ts'
import { siteOf, verifySigned } from './verify.server.ts'

type Asking =
  | { kind: 'asked'; options: PublicKeyCredentialRequestOptionsJSON; secret: string }
  | Extract<Begun, { kind: 'limited' }>

/** What a browser has to sign, with whichever passkey of ours its user chooses. */
export async function askForPasskey(origin: string, clientAddress: string): Promise<Asking> {
  const use = await consume('passkeyChallengesByAddress', digest(clientAddress))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: siteOf(origin),
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
  })
  return { kind: 'asked', options, secret: await rememberChallenge(options.challenge, null) }
}

export type PasskeySignIn =
  | Begun
  /** `copied`: its counter went back, so another device has the same key. */
  | { kind: 'failed'; why: 'late' | 'unknown' | 'invalid' }
  | { kind: 'failed'; why: 'copied'; passkeyId: number }

type Answer = { credential: string; secret?: string; origin: string; clientAddress: string; device: string }

/**
 * Signs in with what a browser has signed. A passkey is a device and what its user is known by there, so nothing else is
 * asked for, not even a second factor. As with passwords, every try is counted before it is looked at, and given back if it was right.
 */
export async function signInWithPasskey({ clientAddress, ...answer }: Answer): Promise<PasskeySignIn> {
  const tries = digest(clientAddress)
  const use = await consume('signInByAddress', tries)
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  const proven = await proveMember(answer)
  if (typeof proven !== 'number') return proven
  await giveBack('signInByAddress', tries)
  return beginProvenSession(proven, answer.device)
}

/** The member whose passkey it is, or why not. */
async function proveMember({
  credential,
  secret,
  origin,
}: Pick<Answer, 'credential' | 'secret' | 'origin'>): Promise<
  number | Extract<PasskeySignIn, { kind: 'failed' }>
> {
  const challenge = await spendChallenge(secret, null)
  if (challenge === null) return { kind: 'failed', why: 'late' }
  const signed = parseCredential(SignedCredential, credential)
  if (!signed) return { kind: 'failed', why: 'invalid' }
  const passkey = await db().passkey.findUnique({
    where: { credentialId: signed.id },
    select: { id: true, userId: true, credentialId: true, publicKey: true },
  })
  if (!passkey) return { kind: 'failed', why: 'unknown' }
  const counter = await verifySigned(signed, passkey, { challenge, origin })
  const isOwn = signed.response.userHandle === userHandle(passkey.userId).toString('base64url')
  if (counter === null || !isOwn) return { kind: 'failed', why: 'invalid' }
  const isLatest = await countUse(passkey.id, counter)
  return isLatest ? passkey.userId : { kind: 'failed', why: 'copied', passkeyId: passkey.id }
}

const Used = z.strictObject({ id: z.int() })

/** False if the counter isn't beyond that of the last use. Devices that don't count always say 0. */
async function countUse(id: number, counter: number): Promise<boolean> {
  const used = await query(Used)`
    UPDATE "Passkey" SET counter = ${counter}::bigint, "lastUsedAt" = now()
    WHERE id = ${id} AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0)) RETURNING id`
  return used.length > 0
}
