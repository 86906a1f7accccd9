// @one-database: it compares two tables of routes.
/** The handlers of first segments beside the one that knows every route: whoever asks, and however, both decide alike. */
import { createRequestHandler, type ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { App } from '../../server/handler.ts'
import { createSegmentHandlers } from '../../server/segment-handlers.ts'
import { outcomeFor } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { ORIGIN, signIn } from '../support/app.ts'
import { builtApp } from '../support/built-routes.ts'

type Handle = ReturnType<typeof createSegmentHandlers>
type Person = (typeof people)[number]
type Asked = { address: string; method?: string; as: Person }

const people = ['visitor', 'fellow', 'partner', 'staff'] as const
/** Who sees most of the pages. */
const seeing = ['alumni', 'event-manager', 'staff', 'partner'] as const

/** Of addresses that no route spells out, or that are written as no page writes them. */
const ODD = [
  '/_root.data',
  '/_.data',
  '/.data',
  '/*',
  '//',
  '///directory',
  '/none',
  '/none.data',
  '/none/of/ours',
  '/directory/none/of/ours',
  '/directory/none.data',
  '/directory.none',
  '/directory.none.data',
  '/directory-none',
  '/directories/1',
  '/directory%2Fnone',
  '/directory%',
  '/%',
  '/%2F',
  '/%2Fdirectory',
  '/%C3%A9/1',
  '/assets/none.js',
]

let build: App
const cookies: Partial<Record<Person, string>> = {}

beforeAll(async () => {
  build = await builtApp()
  for (const person of people) if (person !== 'visitor') cookies[person] = await signIn(person)
})

describe('an address is answered by its first segment as by the whole table', () => {
  const rows = Object.entries(accessTable).map(([id, { address }]) => ({ id, address }))
  /** By everybody in turn: what matches doesn't depend on who asks. */
  const inTurn = (turn: number) => people[turn % people.length] ?? 'visitor'

  test.each(people)('asked by a %s for the page, and with a form', async (as) => {
    const asked = rows.map(({ address }) => ({ address, as }))
    await expectSameDecisions([...asked, ...asked.map((it) => ({ ...it, method: 'POST' }))])
  })

  test('in every spelling', async () => {
    await expectSameDecisions(
      rows.flatMap(({ id, address }, row) =>
        spellings(address, id).map((spelled, spelling) => ({
          address: spelled,
          as: inTurn(row + spelling),
        })),
      ),
    )
  })

  test.each(['HEAD', 'PUT'])('with %s', async (method) => {
    await expectSameDecisions(rows.map(({ address }, row) => ({ address, method, as: inTurn(row) })))
  })

  test('where no route spells it out', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await expectSameDecisions(people.flatMap((as) => ODD.map((address) => ({ address, as }))))
  })

  test('with the same text', async () => {
    const handlers = bothFor(build)
    for (const { address, get } of Object.values(accessTable)) {
      const as = seeing.find((person) => outcomeFor(get, person) === 200)
      if (!as) continue
      const cookie = await signIn(as)
      const [expected, answer] = await answersOf(handlers, { address, cookie })
      expect(answer, address).toBe(expected)
    }
  })
})

async function expectSameDecisions(asked: Asked[]) {
  const handlers = bothFor(decisionsOf(build))
  const differing: unknown[] = []
  for (const { as, ...one } of asked) {
    const [expected, answer] = await answersOf(handlers, { ...one, cookie: cookies[as] })
    if (answer !== expected) differing.push({ ...one, as, expected, answer })
  }
  expect(differing).toEqual([])
}

const bothFor = (build: ServerBuild): [Handle, Handle] => [
  createRequestHandler(build, 'production'),
  createSegmentHandlers(build),
]

function spellings(address: string, id: string): string[] {
  const [path = '', query = ''] = address.split('?')
  const search = query && `?${query}`
  const data = path === '/' ? '/_.data' : `${path}.data`
  return [
    data + search,
    `${data}?_routes=${encodeURIComponent(id)}`,
    `${path}/_.data${search}`,
    `${path.toUpperCase()}${search}`,
    `${path}/${search}`,
    `/${path}${search}`,
    path.replace(/(?<!^)\//, '//') + search,
    // The first letter of the first segment, then the first one of the second.
    path.replace(/^\/(.)/, (_, letter) => `/${encoded(letter)}`) + search,
    path.replace(/(?<!^)\/(.)/, (_, letter) => `/${encoded(letter)}`) + search,
  ]
}

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** The app with its guards, where pages and endpoints only tell which routes matched, and with what parameters. */
function decisionsOf({ entry, ...build }: App): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const tell = ({ params }: { params: object }) => ({ id, params })
    const { loader = undefined, action = undefined, ...module } = route?.module ?? {}
    return [id, { ...route, module: { ...module, loader: loader && tell, action: action && tell } }]
  })
  return {
    ...build,
    routes: Object.fromEntries(routes),
    entry: {
      module: {
        ...entry.module,
        default: (_request, status, headers, { staticHandlerContext: { matches, errors } }) => {
          const matched = matches.map(({ route, params }) => [route.id, params])
          return Response.json({ matched, errors }, { status, headers })
        },
      },
    },
  }
}

type Sent = { address: string; method?: string; cookie?: string }

/** One after the other, so that they find the same database. */
async function answersOf([whole, perSegment]: [Handle, Handle], sent: Sent) {
  return [await answerOf(whole, sent), await answerOf(perSegment, sent)]
}

async function answerOf(handle: Handle, { address, method = 'GET', cookie = '' }: Sent): Promise<string> {
  const facts = { requestId: 'same', clientAddress: '127.0.0.1' }
  const headers = { cookie, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const request = new Request(ORIGIN + address, { method, headers, redirect: 'manual' })
  const response = await handle(request, build.entry.module.requestContext(facts))
  // Files hold the moment at which they were made.
  const isFile = response.headers.has('content-disposition')
  const body = isFile ? 'a file' : await response.text()
  const answer = JSON.stringify([response.status, [...response.headers], body])
  return answer.replaceAll(RANDOM, '…')
}

/** Nonces, and keys of forms. */
const RANDOM = /nonce-[^']+|nonce=\\"[^"]+"|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
