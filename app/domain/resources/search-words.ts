import { fold } from '#app/values/fold.ts'

/** As long as a search may be; longer words are found by how they begin. */
const LONGEST = 200

/** Scripts that don't part their words. */
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** What a search that looks for beginnings finds a name by: each word from each of its letters on, and so any part of it. */
export const wordsOfName = (name: string): string[] => fold(name).split(' ').flatMap(endsOf)

/** What it finds a text by: its words with and without the signs around and inside them. */
export function wordsOfText(text: string): string[] {
  return fold(text)
    .split(' ')
    .flatMap((word) => [cut(Array.from(word)), ...word.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap(beginnings)])
    .filter(Boolean)
}

/** A sentence of a script that doesn't part its words is found from each letter on; one word is a whole paragraph of them. */
const beginnings = (part: string) => (unparted.test(part) ? endsOf(part) : [cut(Array.from(part))])

function endsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.map((_, start) => cut(letters.slice(start)))
}

const cut = (letters: string[]) => letters.slice(0, LONGEST).join('')
