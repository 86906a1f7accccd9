import { codePointLength } from './text.ts'

export const passwordMinimum = 6
export const passwordMaximum = 256

/**
 * Normalizes a password so that any keyboard types the same one. Never trimmed: a space counts like every other
 * character.
 */
export function normalizePassword(s: string): string {
  return s.normalize('NFC')
}

/** In code points of the normalized password, which the limits refer to. */
export const passwordLength = (typed: string) => codePointLength(normalizePassword(typed))
