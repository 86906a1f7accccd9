import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with the key shows now, or so many half minutes later. */
export function codeOf(key: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  return totp.generate({ timestamp: Date.now() + later * 30_000 })
}
