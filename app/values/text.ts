const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

// Controls except LF, zero-width characters, and everything that embeds, overrides or isolates direction. U+200C and
// U+200D stay: Persian, the scripts of India and emoji sequences need them inside words.
const invisible =
  /(?!\n)[\p{Control}\p{Surrogate}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

// The joiners, the soft hyphen and the blank letters (Hangul fillers, the empty Braille cell) are invisible at an end.
const blank = /[\s\u00ad\u2800\u3164\uffa0]|\u200c|\u200d/

/** Texts of such characters alone are the same in every normal form. */
export const printableAscii = /^[\x20-\x7e]*$/

/** A single line of text as stored: line ends and tabs become spaces. */
export function normalizeText(s: string): string {
  return normalize(s, ' ')
}

/** Multiline text as stored: every kind of line end becomes LF, tabs become spaces. */
export function normalizeMultiline(s: string): string {
  return normalize(s, '\n')
}

function normalize(s: string, newLine: ' ' | '\n'): string {
  if (printableAscii.test(s)) return s.trim()
  const visible = s.replace(lineBreak, newLine).replaceAll('\t', ' ').replace(invisible, '')
  return trimBlank(visible.normalize('NFC'))
}

// A loop, because a pattern anchored to the end takes quadratic time on long runs of spaces.
function trimBlank(s: string): string {
  let start = 0
  let end = s.length
  while (start < end && blank.test(s.charAt(start))) start++
  while (end > start && blank.test(s.charAt(end - 1))) end--
  return s.slice(start, end)
}

// Spaces, what has no shape of its own, and the empty Braille cell.
const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Control}\u2800]/gu

/** Whether there is anything to see. Letters that are blank (the Hangul fillers) can stand in a text, but not alone. */
export const isVisible = (s: string): boolean => s.replace(unseen, '') !== ''

/** The unit of every limit on text: Unicode code points. */
export function codePointLength(s: string): number {
  let length = 0
  for (const _ of s) length++
  return length
}

const highSurrogate = /[\ud800-\udbff]/

/** The first `max` UTF-16 units of a text, or one less where they would end in half a character. */
export function startOf(s: string, max: number): string {
  if (s.length <= max) return s
  return s.slice(0, highSurrogate.test(s.charAt(max - 1)) ? max - 1 : max)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text in up to `max` perceived characters, with an ellipsis for the part cut off. */
export function cut(s: string, max: number): string {
  if (s.length <= max) return s
  const end = printableAscii.test(s) ? max - 1 : endOfHead(s, max)
  if (end === null) return s
  return max < 1 ? '' : `${s.slice(0, end).trimEnd()}…`
}

/** Where the first `max - 1` perceived characters end, or null if the whole text has no more than `max`. */
function endOfHead(s: string, max: number): number | null {
  let count = 0
  let end = 0
  for (const { index } of graphemes.segment(s)) {
    if (count === max - 1) end = index
    if (count === max) return end
    count++
  }
  return null
}
