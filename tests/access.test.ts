// @one-database: who may see what is decided above the database.
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  isResourceAt,
  type Outcome,
  outcomeFor,
  type Row,
  unready,
  type ViewerKind,
  viewers,
} from './support/access-outcomes.ts'
import { accessTable } from './support/access-table.ts'
import { db, fetch, ORIGIN, signIn } from './support/app.ts'
import { leafRoutes, lineOf } from './support/built-routes.ts'

/** Everybody's session, for requests that are let no further than a page. */
const sessions = new Map<ViewerKind, string>()
const asking = (viewer: ViewerKind) => ({ cookie: sessions.get(viewer) })

let standing: Awaited<ReturnType<typeof accounts>>
beforeAll(async () => {
  standing = await accounts()
  for (const viewer of viewers) await signBackIn(viewer)
})

async function signBackIn(viewer: ViewerKind) {
  if (viewer !== 'signed-out') sessions.set(viewer, await signIn(viewer))
}

/** Some rows really change something, or end a session: everybody is put back before the next request. */
async function post(address: string, viewer: ViewerKind, form: Record<string, string>) {
  const response = await fetch(address, { ...asking(viewer), form })
  const outcome = outcomeOf(response)
  // Where roles are switched, whoever has none is led on with another session.
  const isLedAway = viewer !== 'no-role' && outcome === outcomeFor({ ...unready, otherwise: 403 }, viewer)
  if (!isLedAway && !REFUSED.includes(outcome)) await putBack(viewer)
  return response
}

async function putBack(viewer: ViewerKind) {
  const now = await accounts()
  const changed = standing.filter((before, index) => !isDeepStrictEqual(before, now[index]))
  for (const { id, ...data } of changed) await db().user.update({ where: { id }, data })
  await signBackIn(viewer)
}

const accounts = () =>
  db().user.findMany({
    where: { email: { in: viewers.map((viewer) => `${viewer}@example.org`) } },
    select: { id: true, currentRole: true, isOnboarded: true, lastMajorUpdateDate: true },
    orderBy: { id: 'asc' },
  })

/** Where an answer leads, without the query that keeps the way back. */
function outcomeOf(response: Response): Outcome {
  const location = response.headers.get('location')
  if (!location) return response.status
  const url = new URL(location, 'http://localhost')
  return url.origin === 'http://localhost' ? (url.pathname as Outcome) : (url.href as Outcome)
}

/** A slash at the end, and everything but the parameters in capitals. */
async function otherSpellings(address: string, id: string): Promise<string[]> {
  if (address === '/') return []
  const [route] = await lineOf(id)
  const pattern = route?.path?.split('/') ?? []
  const parts = address.slice(1).split('/')
  const spelled = parts.map((part, index) => (pattern[index]?.startsWith(':') ? part : part.toUpperCase()))
  return [`${address}/`, `/${spelled.join('/')}`]
}

function dataAddresses(address: string, id: string): string[] {
  const data = address === '/' ? '/_.data' : `${address}.data`
  return [data, `${data}?_routes=${encodeURIComponent(id)}`]
}

/** A redirect of a data request is told in its content. */
async function outcomeOfData(response: Response): Promise<Outcome> {
  if (response.status !== 202) return outcomeOf(response)
  const told = await response.text()
  const to = told.match(/"((?:https:\/)?\/[^"]*)"/)?.[1] ?? ''
  return outcomeOf(new Response(null, { headers: { location: to } }))
}

/**
 * What decides about a page decides about its headers, and which route a spelling leads to doesn't depend on who asks:
 * whoever gets the same answer stands for the others.
 */
function oneOfEach(outcomes: Row['get']): ViewerKind[] {
  const byOutcome = new Map(viewers.toReversed().map((viewer) => [outcomeFor(outcomes, viewer), viewer]))
  return [...byOutcome.values()]
}

const REFUSALS: Outcome[] = [401, 403, '/auth/login', '/auth/set-role', '/onboarding']
const REFUSED: Outcome[] = [401, 403, 404, 405]
const ADMINISTRATION = '/admin'
const ROLE_GUARDS = ['routes/member/with-role', 'routes/profile/own/area']

/** Without a page of their own, but people follow links to them, or only the administration asks for them. */
const LEADING_ON = [
  'routes/admin/kind/lookup',
  'routes/admin/kind/status',
  'routes/admin/members/send',
  'routes/auth/switch-role',
  'routes/auth/stop-acting',
  'provider-start',
  'provider-callback',
  'passkey-sign-in',
  'passkey-challenge',
  'community',
  'job-board',
  'mlt-insight',
  'partner-management',
  'policy-reports',
  'bulk-partner-action-items',
  'chargebee-webhook',
]

test('every route without a page is known as a resource, or leads to a page', async () => {
  const routes = (await leafRoutes()).filter(({ module }) => !module.default)
  const unknown = routes.filter(({ id }) => !isResourceAt(accessTable[id]?.address ?? ''))
  expect(unknown.map(({ id }) => id).sort()).toEqual(LEADING_ON.toSorted())
})

test('every route with an address stands in the access table', async () => {
  const routes = await leafRoutes()
  expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(accessTable).sort())
})

describe.each(Object.entries(accessTable))('%s', (id, row) => {
  test.each(viewers)('answers %s as the table says', async (viewer) => {
    expect(outcomeOf(await fetch(row.address, asking(viewer)))).toBe(outcomeFor(row.get, viewer))
    const form = row.body ?? { anything: 'typed' }
    expect(outcomeOf(await post(row.address, viewer, form))).toBe(outcomeFor(row.post, viewer))
  })

  test('answers HEAD as the page, without its content', async () => {
    for (const viewer of oneOfEach(row.get)) {
      const head = await fetch(row.address, { ...asking(viewer), method: 'HEAD' })
      expect(outcomeOf(head)).toBe(outcomeFor(row.get, viewer))
      expect(await head.text()).toBe('')
    }
  })

  test('answers other spellings and data requests as the page', async () => {
    for (const viewer of oneOfEach(row.get)) {
      const outcome = outcomeFor(row.get, viewer)
      if (outcome === 200) continue
      for (const address of await otherSpellings(row.address, id)) {
        expect(outcomeOf(await fetch(address, asking(viewer))), `${viewer} ${address}`).toBe(outcome)
      }
    }
    for (const viewer of viewers) {
      const outcome = outcomeFor(row.get, viewer)
      if (outcome === 200) continue
      for (const address of dataAddresses(row.address, id)) {
        expect(await outcomeOfData(await fetch(address, asking(viewer))), `${viewer} ${address}`).toBe(
          outcome,
        )
      }
    }
  })

  test('refuses whoever may not post there by other spellings and data requests as well', async () => {
    const form = row.body ?? { anything: 'typed' }
    for (const viewer of oneOfEach(row.post)) {
      const outcome = outcomeFor(row.post, viewer)
      if (!REFUSALS.includes(outcome)) continue
      for (const address of await otherSpellings(row.address, id)) {
        const response = await post(address, viewer, form)
        expect(outcomeOf(response), `${viewer} ${address}`).toBe(outcome)
      }
    }
    for (const viewer of viewers) {
      const outcome = outcomeFor(row.post, viewer)
      if (!REFUSALS.includes(outcome)) continue
      for (const address of dataAddresses(row.address, id)) {
        const response = await post(address, viewer, form)
        expect(await outcomeOfData(response), `${viewer} ${address}`).toBe(outcome)
      }
    }
  })

  test('leads whoever acts as an administrator to the administration', async () => {
    if (!(await lineOf(id)).some((route) => ROLE_GUARDS.includes(route.id))) return
    const asking = { cookie: await signIn('admin', 'ADMIN') }
    const form = row.body ?? { anything: 'typed' }
    const outcome = isResourceAt(row.address) ? 403 : ADMINISTRATION
    expect(outcomeOf(await fetch(row.address, asking))).toBe(outcome)
    const posted = row.address.startsWith('/endpoints/') ? 403 : ADMINISTRATION
    expect(outcomeOf(await fetch(row.address, { ...asking, form }))).toBe(posted)
    for (const address of dataAddresses(row.address, id)) {
      expect(await outcomeOfData(await fetch(address, asking)), address).toBe(outcome)
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

/** Posted by programs, by a secret of its own each: there is no page of ours that it could come from. */
const POSTED_FROM_ELSEWHERE = ['unsubscribe', 'chargebee-webhook']

test('changing requests from other origins, or from none, are refused on every route', async () => {
  const cookie = await signIn('alumni')
  for (const [id, { address }] of Object.entries(accessTable)) {
    if (POSTED_FROM_ELSEWHERE.includes(id)) continue
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
