import { cut, normalizeText } from '#app/values/text.ts'

const MAX = 31
const forbidden = /[[\]:*?/\\]/g
const edgeQuotes = /^'+|'+$/g

/** A valid and unused sheet name. Spreadsheet programs ignore case when they compare names. */
export function sheetName(text: string, taken: string[] = []): string {
  const clean = normalizeText(text.replace(forbidden, ' ')).replace(/\s+/g, ' ').replace(edgeQuotes, '')
  for (let copy = 1; ; copy++) {
    const suffix = copy > 1 ? ` (${copy})` : ''
    const name = `${within(clean.trim() || 'Sheet', MAX - suffix.length)}${suffix}`
    if (!isReserved(name) && !taken.some((it) => it.toLowerCase() === name.toLowerCase())) return name
  }
}

/** Programs reserve that name. */
const isReserved = (name: string) => name.toLowerCase() === 'history'

/** The limit is in UTF-16 units; cutting happens between perceived characters. */
function within(text: string, units: number): string {
  let characters = units
  while (cut(text, characters).length > units) characters--
  return cut(text, characters)
}
