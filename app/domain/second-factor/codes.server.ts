import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { settings } from '#app/settings.server.ts'

/** What every authenticator app knows: six digits from SHA-1, another every half minute (RFC 6238). */
const RULES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may be half a minute off, and typing takes time. */
const WINDOW = 1
const RECOVERY_CODES = 10
/** Base32 without what is read for something else. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 160 bits in base32, as they are typed into an app. */
export const newKey = () => new Secret({ size: 20 }).base32

const totp = (key: string) => new TOTP({ ...RULES, secret: Secret.fromBase32(key) })

/** The half minute whose code was typed; null if it's none of now. */
export function stepOf(key: string, code: string, now = Date.now()): number | null {
  const delta = totp(key).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: RULES.period, timestamp: now }) + delta
}

/** What an app reads from the picture. */
export const keyAddress = (key: string, email: string): string =>
  new TOTP({ ...RULES, secret: Secret.fromBase32(key), issuer: settings().APP_NAME, label: email }).toString()

/** The dark squares of an address as a picture, as an SVG's path in squares of one, with its width. */
export function pictureOf(address: string): { path: string; size: number } {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}

/** Each opens an account once where the phone is lost: 78 bits, in four groups. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: 16 }, randomLetter).join('')
    return letters.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** Bytes beyond the last whole round of the letters would make the first ones likelier. */
function randomLetter(): string {
  const most = 256 - (256 % LETTERS.length)
  for (;;) {
    const [byte = 0] = randomBytes(1)
    if (byte < most) return LETTERS.charAt(byte % LETTERS.length)
  }
}

// Arabic and Persian digits, in which some phones show a code.
const ownDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** As it is compared: without the spaces and hyphens that make it readable, of whatever keyboard its signs are. */
export const normalizeCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(ownDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Dash}\p{Format}]/gu, '')
    .toLowerCase()

export const digestOf = (code: string) => createHash('sha256').update(normalizeCode(code)).digest('base64url')
