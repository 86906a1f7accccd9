import { parseUrl } from './parse-url.ts'
import { normalizeText, printableAscii } from './text.ts'

const maxLength = 254
const maxLocalLength = 64

// Letters of every script are allowed; separators, controls and header punctuation aren't, nor what no one sees.
const unseen = /\p{Default_Ignorable_Code_Point}/u
const local = /^[^\p{C}\p{Z}@.,:;<>()[\]\\"]+(\.[^\p{C}\p{Z}@.,:;<>()[\]\\"]+)*$/u
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * The one spelling in which an email address is stored and compared. A Turkish keyboard begins it with a dotted İ; the wide
 * letters and dots of other keyboards name the same domain. So do its letters and the code for them, which is what most
 * browsers make of a domain that is typed in letters.
 */
export function normalizeEmail(s: string): string {
  const typed = normalizeText(s).toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC')
  const domain = typed.lastIndexOf('@') + 1
  return typed.slice(0, domain) + inCode(typed.slice(domain).normalize('NFKC').replaceAll('。', '.'))
}

const inCode = (domain: string) =>
  printableAscii.test(domain) || unseen.test(domain) || !isDomain(domain)
    ? domain
    : (parseUrl(`http://${domain}`)?.hostname ?? domain)

/** Whether email could be sent there; takes a normalized address. `%` and `_` are ordinary characters. */
export function isEmail(s: string): boolean {
  const at = s.lastIndexOf('@')
  if (s.length > maxLength || at > maxLocalLength || unseen.test(s)) return false
  return local.test(s.slice(0, Math.max(at, 0))) && isDomain(s.slice(at + 1))
}

/** The address that a text is, or that stands behind a name: Ada Ruiz (ada@example.org) or Ada Ruiz <ada@example.org>. */
export function emailWithin(s: string): string | null {
  const [, behind] = /[(<]([^()<>]+)[)>]$/.exec(s.trim()) ?? []
  const address = normalizeEmail(behind ?? s)
  return isEmail(address) ? address : null
}

function isDomain(s: string): boolean {
  const labels = s.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
