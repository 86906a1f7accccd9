import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/db/generated/enums.ts'
import { type Outcome, outcomeFor, type ViewerKind, viewers } from './support/access-outcomes.ts'
import { accessTable } from './support/access-table.ts'
import { db, fetch, ORIGIN, signIn } from './support/app.ts'
import { leafRoutes } from './support/built-routes.ts'

const asking = (viewer: ViewerKind) => (viewer === 'signed-out' ? {} : { as: viewer })

/** Some rows really change something: everybody is put back before the next. */
let standing: { id: number; currentRole: Role | null; isOnboarded: boolean }[] = []
beforeAll(async () => {
  const accounts = viewers.map((viewer) => `${viewer}@example.org`)
  standing = await db().user.findMany({
    where: { email: { in: accounts } },
    select: { id: true, currentRole: true, isOnboarded: true },
  })
})
beforeEach(async () => {
  for (const { id, ...data } of standing) await db().user.update({ where: { id }, data })
})

/** Where an answer leads, without the query that keeps the way back. */
function outcomeOf(response: Response): Outcome {
  const location = response.headers.get('location')
  if (!location) return response.status
  const url = new URL(location, 'http://localhost')
  return url.origin === 'http://localhost' ? (url.pathname as Outcome) : (url.href as Outcome)
}

test('every route with an address stands in the access table', async () => {
  const routes = await leafRoutes()
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(accessTable).sort())
})

describe.each(Object.entries(accessTable))('%s', (id, row) => {
  test.each(viewers)('answers %s as the table says', async (viewer) => {
    expect(outcomeOf(await fetch(row.address, asking(viewer)))).toBe(outcomeFor(row.get, viewer))
    const form = row.body ?? { anything: 'typed' }
    expect(outcomeOf(await fetch(row.address, { ...asking(viewer), form }))).toBe(
      outcomeFor(row.post, viewer),
    )
  })

  test('answers HEAD, other spellings and data requests no more than the page', async () => {
    for (const viewer of viewers) {
      const outcome = outcomeFor(row.get, viewer)
      const head = await fetch(row.address, { ...asking(viewer), method: 'HEAD' })
      expect(outcomeOf(head)).toBe(outcome)
      expect(await head.text()).toBe('')
      if (outcome === 200) continue
      const data = row.address === '/' ? '/_.data' : `${row.address}.data`
      for (const address of [
        data,
        `${data}?_routes=${encodeURIComponent(id)}`,
        ...(row.address === '/' ? [] : [`${row.address}/`]),
        row.address.toUpperCase(),
      ]) {
        const response = await fetch(address, asking(viewer))
        expect(response.status, `${viewer} ${address}`).not.toBe(200)
      }
    }
  })
})

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost', 'sec-fetch-site': 'same-site' },
  {},
]

test('changing requests from other origins, or from none, are refused on every route', async () => {
  const cookie = await signIn('alumni')
  for (const { address } of Object.values(accessTable)) {
    for (const headers of FOREIGN) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = new URLSearchParams('a=1')
        const request = new Request(new URL(address, ORIGIN), {
          method,
          body,
          headers: { ...headers, cookie },
        })
        expect((await fetch(request)).status, `${method} ${address}`).toBe(403)
      }
    }
  }
})
