import { normalizeText, printableAscii } from './text.ts'

// The standalone acute accent and tonos decompose into a space and a mark, so they are removed before decomposing.
const spacingAccents = /[\u00b4\u0384]/g

// Accents, and the vowel points of Hebrew and Arabic. Marks that belong to one other script spell sounds of their own
// (Indic vowels), as do the voicing marks of kana: they stay.
const accents = /(?![\u3099\u309a])(?=\p{Mark})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu

const apostrophes =
  /['`\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c]/g

const hyphens = /[\p{Dash_Punctuation}\u02d7\u2043\u2212]/gu

const unseen = /\p{Default_Ignorable_Code_Point}/gu

// Drawn out between two letters of Arabic.
const stretched = /\u0640/g

// Digits of other keyboards.
const digits = /(?![0-9])\p{Decimal_Number}/gu

// Letters that plain Latin spells differently but that don't decompose, the final sigma, and the letters of Persian and Urdu
// keyboards, and of Arabic ones at the end of a word, for those that Arabic keyboards have in their place.
const letters = new Map(
  'ßss æae œoe þth ðd đd ɖd ɗd øo ɔo łl ıi ɨi ħh ŋn ŧt ĸk ƙk ƀb ɓb ƒf əe ǝe ɛe ɣg ʉu ʋv ƴy ςσ یي ىي کك ہه ھه ەه ةه ٱا'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)
const mappedLetters = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')

/**
 * The form in which texts are compared: without case, accents and apostrophes, with hyphens as spaces and with the digits
 * and letters of one keyboard. All other
 * punctuation stays, because search treats it as text.
 */
export function fold(s: string): string {
  const text = normalizeText(s)
  return printableAscii.test(text) ? foldAscii(text) : foldAny(text)
}

/** Changes with every change to what texts are folded to: stored ones are then spelled anew. */
export const SPELLING = 1

/** Most texts, a dozen of each member whose entry is refreshed: without what can't be in them. */
const foldAscii = (text: string) =>
  text.replace(/['`]/g, '').replaceAll('-', ' ').toLowerCase().replace(/ +/g, ' ').trim()

const foldAny = (text: string) =>
  text
    .replace(spacingAccents, '')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(apostrophes, '')
    .replace(hyphens, ' ')
    .replace(unseen, '')
    .replace(stretched, '')
    .replace(digits, asciiDigit)
    .toLowerCase()
    .replace(mappedLetters, (letter) => letters.get(letter) ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

/** The ten digits of a script follow one another. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/^\p{Decimal_Number}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/**
 * The key that lists are sorted by in byte order, the same on every database. Punctuation doesn't count, unless there
 * is nothing else.
 */
export function sortKey(s: string): string {
  const folded = fold(s)
  const spoken = folded
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return spoken || folded
}

/** The key that people are sorted by: last name, then first name. */
export const personKey = (firstName: string, lastName: string) =>
  `${sortKey(lastName)}\t${sortKey(firstName)}`

// Commas and semicolons of all scripts, parentheses, and the dots between joined names.
const between = /[,;()\u00b7\u060c\u061b\u3001\u30fb\uff08\uff09\uff0c\uff1b\uff64\uff65]/g

// Scripts that write a full name without a space.
const joining = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The folded spellings that a person is found by: as shown, and where names are joined, joined in either order. */
export function nameKeys(firstName: string, lastName: string): string[] {
  const shown = fold(`${firstName} ${lastName}`)
  if (!joining.test(firstName) || !joining.test(lastName)) return [shown]
  return [shown, fold(lastName + firstName), fold(firstName + lastName)]
}

// An address as mail programs copy it.
const bracketed = /<(?:mailto:)?([^<>@\s]+@[^<>@\s]+)>/gi
const linked = /\bmailto:(?=[^<>@\s]+@)/gi

/** The address alone, and the name before it without its quotation marks. */
function unwrapped(query: string): string {
  const open = query.replace(bracketed, ' $1 ')
  return open === query ? query.replace(linked, '') : open.replaceAll('"', ' ')
}

/** The distinct folded words of a search, up to the limits (`maxLength` in code points). What separates names counts as spaces. */
export function searchWords(query: string, { maxLength = 200, maxWords = 10 } = {}): string[] {
  const words = Array.from(fold(unwrapped(query).replace(between, ' ')))
    .slice(0, maxLength)
    .join('')
    .split(' ')
    .filter(Boolean)
  return [...new Set(words)].slice(0, maxWords)
}

/** For `LIKE … ESCAPE '\'`: the word anywhere in the text, its own `%`, `_` and `\` taken literally. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
