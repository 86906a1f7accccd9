const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * One or two letters for a name. Scripts without capitals give one letter: two would join (Arabic) or read as another
 * word (Chinese).
 */
export function initials(name: string) {
  const words = name.split(/[\s\u00b7]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined) return '?'
  const start = capital(first)
  return words.length === 1 || !hasCase(start) ? start : start + capital(last)
}

/** Segmenting is slow, and a list has many names: most begin with a letter that nothing can combine with. */
const plainStart = /^[A-Za-z](?=[A-Za-z]|$)/

function capital(word: string) {
  if (plainStart.test(word)) return word.charAt(0).toUpperCase()
  const letter =
    [...graphemes.segment(word)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment))?.segment ?? '?'
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

function hasCase(letter: string) {
  return letter.toUpperCase() !== letter.toLowerCase()
}
