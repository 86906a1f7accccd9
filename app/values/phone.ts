/** '+1 312 555 0123 x45' in its parts. */
const NUMBER = /^(\+?[\d ()./-]+?)(?: ?(?:x|ext\.?|extension) ?(\d+))?$/i

/** As long as the numbers of any country are, with an emergency number as the shortest. */
const DIGITS = /^\+?\d{3,15}$/

/** The URL that dials the number and then its extension; null if there is no number, or one that no telephone has. */
export function dialAddress(phone: string): string | null {
  const plain = phone
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .trim()
  const [, number, extension] = plain.match(NUMBER) ?? []
  if (number === undefined) return null
  // From abroad, the zero in parentheses isn't dialed.
  const dialed = /^(\+|00)/.test(number) ? number.replace('(0)', '') : number
  const digits = dialed.replace(/[^+\d]/g, '')
  if (!DIGITS.test(digits)) return null
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}
