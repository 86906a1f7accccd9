import { codePointLength } from './text.ts'

export const passwordMinimum = 6
export const passwordMaximum = 256

/** The same password typed on any keyboard. Never trimmed: a space counts like every other character. */
export function normalizePassword(s: string): string {
  return s.normalize('NFC')
}

/** In code points of the normalised password, which is what the limits are in. */
export const passwordLength = (typed: string) => codePointLength(normalizePassword(typed))
