import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '#app/settings.server.ts'

const NONCE = 12
const TAG = 16

/** Seals a text, so that a copy of the database alone doesn't give it away (AES-256-GCM). */
export function seal(text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(settings().SESSION_SECRET), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed with today's secret or the one before; null with any other. */
export function unseal(sealed: string): string | null {
  const { SESSION_SECRET, FORMER_SESSION_SECRET } = settings()
  return (
    unsealWith(SESSION_SECRET, sealed) ??
    (FORMER_SESSION_SECRET ? unsealWith(FORMER_SESSION_SECRET, sealed) : null)
  )
}

/** Whether only the secret before opens it. */
export const isSealedBefore = (sealed: string): boolean =>
  unsealWith(settings().SESSION_SECRET, sealed) === null && unseal(sealed) !== null

function unsealWith(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** A key of its own, so that nothing else that the server's secret signs or seals can be taken for it. */
const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second-factor', 32))
