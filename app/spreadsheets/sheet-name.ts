import { cut, normalizeText } from '#app/values/text.ts'

const MAX = 31
const forbidden = /[[\]:*?/\\]/g
const edgeQuotes = /^'+|'+$/g

/** A name that spreadsheet programs take for a sheet, beside those that are taken: they don't tell capitals apart. */
export function sheetName(text: string, taken: string[] = []): string {
  const clean = normalizeText(text.replace(forbidden, ' ')).replace(/\s+/g, ' ').replace(edgeQuotes, '')
  for (let copy = 1; ; copy++) {
    const suffix = copy > 1 ? ` (${copy})` : ''
    const name = `${within(clean.trim() || 'Sheet', MAX - suffix.length)}${suffix}`
    if (!isReserved(name) && !taken.some((it) => it.toLowerCase() === name.toLowerCase())) return name
  }
}

/** Programs keep that name for themselves. */
const isReserved = (name: string) => name.toLowerCase() === 'history'

/** The limit is of UTF-16 units; what is cut is cut between characters as a reader perceives them. */
function within(text: string, units: number): string {
  let characters = units
  while (cut(text, characters).length > units) characters--
  return cut(text, characters)
}
