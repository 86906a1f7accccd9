/** '+1 312 555 0123 x45' in its parts; null with digits that telephones don't have. */
const NUMBER = /^(\+?[\d ()./-]+?)(?: ?(?:x|ext\.?) ?(\d+))?$/i

/** The URL that dials the number and then its extension; null if there is no number. */
export function dialAddress(phone: string): string | null {
  const [, number, extension] = phone.match(NUMBER) ?? []
  if (number === undefined) return null
  const digits = number.replace(/[^+\d]/g, '')
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}
