import { normalizeText } from './text.ts'

const maxLength = 254
const maxLocalLength = 64

// Letters of every script are allowed; separators, controls and header punctuation aren't.
const local = /^[^\p{C}\p{Z}@.,:;<>()[\]\\"]+(\.[^\p{C}\p{Z}@.,:;<>()[\]\\"]+)*$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** The one spelling in which an email address is stored and compared. */
export function normalizeEmail(s: string): string {
  return normalizeText(s).toLowerCase().normalize('NFC')
}

/** Whether email could be sent there; takes a normalized address. `%` and `_` are ordinary characters. */
export function isEmail(s: string): boolean {
  const at = s.lastIndexOf('@')
  if (s.length > maxLength || at > maxLocalLength) return false
  return local.test(s.slice(0, Math.max(at, 0))) && isDomain(s.slice(at + 1))
}

function isDomain(s: string): boolean {
  const labels = s.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
