import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '#app/values/password.ts'

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), PARAMETERS)
}

/** Whether a hash has outdated parameters; the password is then rehashed the next time it is entered. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = PARAMETERS
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/** Takes as long for an unknown account (no hash) as for a known one. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy()), normalizePassword(password))
  return matches && stored != null
}

let decoyHash: Promise<string> | undefined
function decoy(): Promise<string> {
  decoyHash ??= hashPassword('no account has this password')
  return decoyHash
}
