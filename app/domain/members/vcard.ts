import { fold } from '#app/values/fold.ts'

/** A person for an address book, as far as the reader sees them. */
export type CardFacts = {
  /** Before the name: Dr. */
  prefix: string | null
  firstName: string
  middleName: string | null
  lastName: string
  title: string | null
  organization: string | null
  email: string | null
  phone: string | null
  location: string | null
  links: string[]
  profile: string
}

/** vCard 3.0 (RFC 2426): every address book reads it, and fewer read 4.0. */
export function vcardOf(facts: CardFacts): string {
  const { prefix, firstName, middleName, lastName, title, organization } = facts
  const { email, phone, location, links, profile } = facts
  const names = [lastName, firstName, middleName ?? '', prefix ?? ''].map(escaped)
  const lines: [property: string, value: string | null][] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', `${names.join(';')};`],
    ['FN', escaped([prefix, firstName, middleName, lastName].filter(Boolean).join(' '))],
    ['ORG', organization && escaped(organization)],
    ['TITLE', title && escaped(title)],
    ['EMAIL;TYPE=INTERNET', email && escaped(email)],
    ['TEL', phone && escaped(phone)],
    ['ADR', location && `;;;${escaped(location)};;;`],
    ...[...links, profile].map((link): [string, string] => ['URL', escaped(link)]),
    ['END', 'VCARD'],
  ]
  return lines.map(([property, value]) => (value === null ? '' : folded(`${property}:${value}`))).join('')
}

/** In characters that every file system accepts: the name in plain Latin, if it has such letters. */
export function cardFileName({ firstName, lastName }: Pick<CardFacts, 'firstName' | 'lastName'>): string {
  const words = fold(`${firstName} ${lastName}`).match(/[a-z0-9]+/g) ?? ['contact']
  return `${words.join('-').slice(0, 80)}.vcf`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

const MAX_OCTETS = 75

/** A line longer than 75 octets continues after a space on the next one; no character is split. */
function folded(line: string): string {
  let octets = 0
  let result = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return `${result}\r\n`
}
