import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { db, type Tx } from '#app/db/database.server.ts'
import type { EmailKind } from '#app/db/generated/enums.ts'
import { settings } from '#app/settings.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { queueEmail } from '../emails/outbox.server.ts'
import { lockMember } from '../own-profile/section.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { CHALLENGE_MINUTES, rememberChallenge, spendChallenge } from './challenges.server.ts'
import { MadeCredential, parseCredential, userHandle } from './credential.server.ts'
import { MOST_PASSKEYS } from './list.server.ts'
import { faultIn, type Proof, type Unproven } from './proof.server.ts'
import { ALGORITHMS, siteOf, verifyMade } from './verify.server.ts'

type Beginning =
  | { kind: 'begun'; options: PublicKeyCredentialCreationOptionsJSON; secret: string }
  | Unproven
  | { kind: 'full' }

/** What the member's browser has to make. A passkey will stand for what is proven here: the password and the code. */
export async function beginAdding(viewer: Viewer, origin: string, proof: Proof): Promise<Beginning> {
  const { email, passkeys } = await db().user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { email: true, passkeys: { select: { credentialId: true } } },
  })
  if (passkeys.length >= MOST_PASSKEYS) return { kind: 'full' }
  const fault = await faultIn(proof, viewer)
  if (fault) return fault
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: settings().APP_NAME,
    rpID: siteOf(origin),
    userID: userHandle(viewer.id),
    userName: email,
    userDisplayName: viewer.fullName,
    timeout: CHALLENGE_MINUTES * 60_000,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
  })
  return { kind: 'begun', options, secret: await rememberChallenge(options.challenge, viewer.id) }
}

export type Adding = 'added' | 'late' | 'invalid' | 'known' | 'full'

/** Adds the passkey that the member's browser has made. `secret` is that of its cookie. */
export async function addPasskey(
  viewer: Viewer,
  origin: string,
  { name, credential, secret }: { name: string; credential: string; secret?: string },
): Promise<Adding> {
  const challenge = await spendChallenge(secret, viewer.id)
  if (challenge === null) return 'late'
  const answer = parseCredential(MadeCredential, credential)
  const key = answer && (await verifyMade(answer, { challenge, origin }))
  if (!key) return 'invalid'
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    if ((await tx.passkey.count({ where: { userId: viewer.id } })) >= MOST_PASSKEYS) return 'full'
    const row = { ...key, name, userId: viewer.id }
    const { count } = await tx.passkey.createMany({ data: [row], skipDuplicates: true })
    if (count === 0) return 'known'
    await tellPasskeys(tx, viewer, viewer.id, 'PASSKEY_ADDED', 'added a passkey to')
    return 'added'
  })
}

/** Tells the member, and the history of the account, what the viewer has done. */
export async function tellPasskeys(
  tx: Tx,
  viewer: Viewer,
  id: number,
  kind: EmailKind,
  action: string,
): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
  await queueEmail(tx, kind, email)
  await record(tx, byForm(viewer), [{ action, kind: 'members', recordId: id, recordName: '' }])
}
