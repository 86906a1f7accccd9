// @one-database: it reads pages.
/** What pages say where no styles apply. */
import { expect, test } from 'vitest'
import * as enums from '#app/db/generated/enums.ts'
import { outcomeFor, viewers } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { signIn, visit } from '../support/app.ts'
import { joinedWords, plainLines } from '../support/plain-text.ts'

async function readPages() {
  const found = []
  for (const { address, get } of Object.values(accessTable)) {
    const viewer = viewers.find((it) => outcomeFor(get, it) === 200)
    if (!viewer) continue
    const { page } = await visit(address, viewer === 'signed-out' ? {} : { cookie: await signIn(viewer) })
    if (page.has('body')) found.push({ address, body: page.find('body') })
  }
  return found
}

let read: ReturnType<typeof readPages> | undefined
function pages() {
  read ??= readPages()
  return read
}

/** The page that says so. */
const OFFLINE = '/offline'

test('blanks stand between neighbors, and nothing stands there that is hidden', async () => {
  const all = await pages()
  expect(all.length).toBeGreaterThan(60)
  const joined = new Map<string, string>()
  for (const { address, body } of all) {
    for (const words of joinedWords(body)) joined.set(words, joined.get(words) ?? address)
    if (address === OFFLINE) continue
    expect(plainLines(body).join(' '), address).not.toMatch(/You’re offline/)
  }
  expect([...joined].map(([words, address]) => `${words} on ${address}`)).toEqual([])
})

/**
 * A search field and its button share their words; a menu ends with what a link back begins with; a page repeats its trail,
 * and a table its small figures.
 */
const SHARED =
  /^(Find .*|Search|Change Password|History|How I give back|Breakfast and Check-in|fewer than 5)$/

test('nothing is said twice in a row', async () => {
  const twice = new Map<string, string>()
  for (const { address, body } of await pages()) {
    const lines = plainLines(body)
    for (const [index, line] of lines.entries()) {
      const isRepeated = /\p{L}{3}/u.test(line) && line === lines[index - 1]
      // A text that is cut, followed by the whole.
      const isCut = /(?<=^| )(\p{L}[^,.…]{5,}),?… ?\1/u.test(line)
      if ((isRepeated && !SHARED.test(line)) || isCut) twice.set(line, twice.get(line) ?? address)
    }
  }
  expect([...twice].map(([line, address]) => `${line} on ${address}`)).toEqual([])
})

/** What the database calls a choice, as no person would write it. */
const CODES = new Set<string>(
  Object.values(enums)
    .flatMap((choices) => Object.values(choices))
    .filter((code) => code.length > 4),
)

test('nobody reads what only the database calls a choice', async () => {
  const codes = new Map<string, string>()
  for (const { address, body } of await pages()) {
    for (const [code] of plainLines(body)
      .join(' ')
      .matchAll(/\b[A-Z][A-Z_]+\b/g)) {
      if (CODES.has(code)) codes.set(code, codes.get(code) ?? address)
    }
  }
  expect([...codes].map(([code, address]) => `${code} on ${address}`)).toEqual([])
})
