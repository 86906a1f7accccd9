// @one-database: it weighs what is sent.
import { beforeAll, expect, test } from 'vitest'
import type { PageText } from '#app/http/page-text.server.ts'
import { createHandler } from '../../server/handler.ts'
import { outcomeFor } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { ORIGIN, signIn } from '../support/app.ts'
import { builtApp } from '../support/built-routes.ts'

/** Characters: V8 makes a string of more than 65,536 slowly as soon as one of them, a curly quote say, is outside Latin-1. */
const LARGEST_PIECE = 60_000

/** Forms that hold all their choices, so that they work without script. */
const LARGER: Record<string, number> = { 'add-affiliation': 68_000, 'edit-interests': 68_500 }

/** Who sees most of the pages, and most on them. */
const people = ['alumni', 'event-manager', 'partner', 'staff'] as const

let handle: ReturnType<typeof createHandler>
beforeAll(async () => {
  handle = createHandler(await builtApp())
})

test.each(people)('no page of a %s has a piece so long that making it costs much more', async (person) => {
  const headers = { cookie: await signIn(person), 'sec-fetch-site': 'none' }
  const pages = Object.entries(accessTable).filter(([, { get }]) => outcomeFor(get, person) === 200)
  const sizes: [id: string, size: number][] = []
  for (const [id, { address }] of pages) {
    const pageText: PageText = {}
    await handle(new Request(ORIGIN + address, { headers }), { pageText })
    const pieces = pageText.rendered?.pieces ?? []
    sizes.push([id, Math.max(0, ...pieces.map(({ length }) => length))])
  }
  expect(Math.max(...sizes.map(([, size]) => size))).toBeGreaterThan(0)
  expect(sizes.filter(([id, size]) => size > (LARGER[id] ?? LARGEST_PIECE))).toEqual([])
})
