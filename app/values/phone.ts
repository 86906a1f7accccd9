/** '+1 312 555 0123 x45' in its parts. Digits that telephones don't have make none. */
const NUMBER = /^(\+?[\d ()./-]+?)(?: ?(?:x|ext\.?) ?(\d+))?$/i

/** The address that dials the number, and then its extension; null where none is made of it. */
export function dialAddress(phone: string): string | null {
  const [, number, extension] = phone.match(NUMBER) ?? []
  if (number === undefined) return null
  const digits = number.replace(/[^+\d]/g, '')
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}
