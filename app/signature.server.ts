import { createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from './settings.server.ts'

/** What signatures are for. Each begins what is signed, so that none serves two purposes. */
type Purpose = 'author' | 'calendar' | 'demo provider' | 'form' | 'unsubscribe'

/** Signs a text with the server's secret, in 43 characters. */
export const signatureOf = (purpose: Purpose, text: string): string =>
  signedWith(settings().SESSION_SECRET, purpose, text)

/** Today's signature first, then the one of the secret before, which stays valid while it's set. */
export function signaturesOf(purpose: Purpose, text: string): string[] {
  const { SESSION_SECRET, FORMER_SESSION_SECRET } = settings()
  return [SESSION_SECRET, FORMER_SESSION_SECRET].flatMap((secret) =>
    secret ? signedWith(secret, purpose, text) : [],
  )
}

/** Whether a text was signed by this server. */
export function isSigned(purpose: Purpose, text: string, signature: string): boolean {
  return signaturesOf(purpose, text).some((own) => isSame(own, signature))
}

const signedWith = (secret: string, purpose: Purpose, text: string) =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url')

/** Takes as long whatever is different. */
export function isSame(own: string, given: string): boolean {
  const [right, other] = [Buffer.from(own), Buffer.from(given)]
  return right.length === other.length && timingSafeEqual(right, other)
}
