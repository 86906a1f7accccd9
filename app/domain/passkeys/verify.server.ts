import type { MadeCredential, SignedCredential } from './credential.server.ts'

/** What was asked, of which site. */
type Asked = { challenge: string; origin: string }

/** The name that passkeys are bound to: the site's, whatever its port. */
export const siteOf = (origin: string) => new URL(origin).hostname

/** EdDSA, ECDSA and RSA, in the order in which we’d have them: what is built into devices. */
export const ALGORITHMS = [-8, -7, -257] as const

/** We ask for none, and read none. */
const NO_EXTENSIONS = { clientExtensionResults: {} }

type NewKey = { credentialId: string; publicKey: Uint8Array<ArrayBuffer>; counter: number }

/** The key that a device has made, or null if it isn't what was asked for. The device has to have known its user. */
export async function verifyMade(
  response: MadeCredential,
  { challenge, origin }: Asked,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    if (await hasCertificates(response)) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, ...NO_EXTENSIONS },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: siteOf(origin),
      supportedAlgorithmIDs: [...ALGORITHMS],
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    // The answer names its passkey twice, and the library reads the signed one alone.
    if (id !== response.id) return null
    return { credentialId: id, publicKey: Uint8Array.from(publicKey), counter }
  } catch {
    return null
  }
}

/**
 * We ask for none, so only a forged answer has certificates of its device's maker. They name addresses to look up whether
 * they are revoked, which the library would do.
 */
async function hasCertificates({ response }: MadeCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const made = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  return !['none', 'packed'].includes(made.get('fmt')) || made.get('attStmt').get('x5c') !== undefined
}

type KnownKey = { credentialId: string; publicKey: Uint8Array<ArrayBuffer> }

/** The counter in what a device has signed with that key, or null if it isn't what was asked for. */
export async function verifySigned(
  response: SignedCredential,
  { credentialId, publicKey }: KnownKey,
  { challenge, origin }: Asked,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, ...NO_EXTENSIONS },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: siteOf(origin),
      // Compared where it's stored, so that of two at once one counts.
      credential: { id: credentialId, publicKey, counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
