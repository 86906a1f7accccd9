import { describe, expect, test } from 'vitest'
import { accessTable, type Outcome, outcomeFor, type ViewerKind, viewers } from './support/access-table.ts'
import { fetch } from './support/app.ts'
import { leafRoutes } from './support/built-routes.ts'

const asking = (viewer: ViewerKind) => (viewer === 'signed-out' ? {} : { as: viewer })

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
    expect(outcomeOf(await fetch(row.address, { ...asking(viewer), form }))).toBe(outcomeFor(row.post, viewer))
  })

  test('answers HEAD, other spellings and data requests no more than the page', async () => {
    for (const viewer of viewers) {
      const outcome = outcomeFor(row.get, viewer)
      const head = await fetch(row.address, { ...asking(viewer), method: 'HEAD' })
      expect(outcomeOf(head)).toBe(outcome)
      expect(await head.text()).toBe('')
      if (outcome === 200) continue
      const data = row.address === '/' ? '/_root.data' : `${row.address}.data`
      for (const address of [data, `${data}?_routes=${encodeURIComponent(id)}`, `${row.address}/`, row.address.toUpperCase()]) {
        const response = await fetch(address, asking(viewer))
        expect(response.status, `${viewer} ${address}`).not.toBe(200)
      }
    }
  })
})

test('changing requests from other origins are refused on every route', async () => {
  for (const { address } of Object.values(accessTable)) {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost', 'sec-fetch-site': 'same-site' },
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const plain = { origin: '', 'sec-fetch-site': '', ...headers }
        const response = await fetch(address, { as: 'alumni', method, headers: plain, body: new URLSearchParams('a=1') })
        expect(response.status, `${method} ${address}`).toBe(403)
      }
    }
  }
})
