import { createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from './settings.server.ts'

/** Signs a text with the server's secret, in 43 characters. A text begins with what it is for, so that no signature serves two purposes. */
export const signatureOf = (text: string): string => signedWith(settings().SESSION_SECRET, text)

/** Today's signature first, then the one of the secret before, which stays valid while it's set. */
export function signaturesOf(text: string): string[] {
  const { SESSION_SECRET, FORMER_SESSION_SECRET } = settings()
  return [SESSION_SECRET, FORMER_SESSION_SECRET].flatMap((secret) => (secret ? signedWith(secret, text) : []))
}

/** Whether a text was signed by this server. */
export function isSigned(text: string, signature: string): boolean {
  return signaturesOf(text).some((own) => isSame(own, signature))
}

const signedWith = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Takes as long whatever is different. */
export function isSame(own: string, given: string): boolean {
  const [right, other] = [Buffer.from(own), Buffer.from(given)]
  return right.length === other.length && timingSafeEqual(right, other)
}
