import { fold } from '#app/values/fold.ts'

/** The maximum length of a search; longer words are found by their beginning. */
const LONGEST = 200

/** Scripts that don't separate words. */
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Prefix search terms for a name: each word from each of its letters on, so that any part of it is found. */
export const wordsOfName = (name: string): string[] => fold(name).split(' ').flatMap(endsOf)

/** Search terms for a text: its words with and without the punctuation around and inside them. */
export function wordsOfText(text: string): string[] {
  return fold(text)
    .split(' ')
    .flatMap((word) => [cut(Array.from(word)), ...word.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap(beginnings)])
    .filter(Boolean)
}

/**
 * In a script that doesn't separate words, a sentence is found from each letter on; one word is a whole paragraph of
 * them.
 */
const beginnings = (part: string) => (unparted.test(part) ? endsOf(part) : [cut(Array.from(part))])

function endsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.map((_, start) => cut(letters.slice(start)))
}

const cut = (letters: string[]) => letters.slice(0, LONGEST).join('')
