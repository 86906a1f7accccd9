// @one-database: who may see what is decided above the database.
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { accessTable } from './support/access-table.ts'
import { fetch, signIn } from './support/app.ts'
import { leafRoutes, lineOf } from './support/built-routes.ts'
import { type Ids, idsOf } from './support/existing-ids.ts'
import { newMember, passkeyOf } from './support/passkeys.ts'

/** A member, one who pays, a partner's representative, and one who manages all partners. */
const people = ['fellow', 'alumni', 'partner', 'event-manager'] as const
type Person = (typeof people)[number]

const NOWHERE = '999999999'

/** Whoever sees an answer, with its question, may know that they can't do this with it. */
const SEEN_WITH_QUESTION = ['edit-answer', 'remove-answer', 'report-answer', 'answer-kudos']

type Place = { route: string; pattern: string; body: Record<string, string> }
let places: Place[]
const cookies: Partial<Record<Person, string>> = {}

beforeAll(async () => {
  await passkeyOf(await newMember())
  for (const person of people) cookies[person] = await signIn(person)
  places = []
  for (const { id } of await leafRoutes()) {
    const parts = (await lineOf(id)).map(({ path }) => path ?? '').reverse()
    const pattern = `/${parts.filter(Boolean).join('/')}`
    const body = accessTable[id]?.body ?? { version: '1' }
    // The administration is one area, closed to all of these people: see access.test.ts.
    if (pattern.startsWith('/admin')) continue
    if (/:(\w*Id|id)\b/.test(pattern)) places.push({ route: id, pattern, body })
  }
})

const fixed: Record<string, string> = { section: 'education', operation: 'complete', sectionId: '' }

const addressOf = (pattern: string, ids: Ids) =>
  pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = ids[name] ?? fixed[name]
    return value ? `/${value}` : ''
  })

/** What the answer tells: its status, where it leads, and its heading. */
async function told(address: string, id: string, as: Person, form?: Record<string, string>) {
  const answer = await fetch(address, { cookie: cookies[as], form })
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] ?? ''
  const to = answer.headers.get('location')
  const isBelow = to?.startsWith(`${address}/`) ?? false
  const leads = to?.replace(new RegExp(`/${id}(?=/|$)`, 'g'), '/:id') ?? null
  return { isOpen: answer.status === 200 || isBelow, told: { status: answer.status, to: leads, heading } }
}

/** The page of the record itself, on which the route is about something. */
const recordOf = (pattern: string) => pattern.replace(/(:\w+)(\/[^:]*)$/, '$1')

test('the routes with an id are as many as are walked here', async () => {
  const known = await idsOf()
  const unknown = places.filter(({ pattern }) => !known.some(({ at }) => pattern.includes(at)))
  expect(unknown).toEqual([])
  expect(places.length).toBeGreaterThan(40)
})

const PATIENT = 400_000

test.each(people)(
  'to a %s, what is not theirs answers as what isn’t there',
  { timeout: PATIENT },
  async (person) => {
    const known = await idsOf()
    const wrong: string[] = []
    for (const { route, pattern, body } of places) {
      const rows = known.find(({ at }) => pattern.includes(at))?.rows ?? []
      const last = pattern.replace('/:sectionId?', '').match(/:(\w+)(?=[^:]*$)/)?.[1] ?? ''
      for (const form of [undefined, body]) {
        for (const ids of rows) {
          const here = await told(addressOf(pattern, ids), ids[last] ?? '', person, form)
          const { status } = here.told
          if (here.isOpen || (form && ![403, 404].includes(status))) continue
          if (status === 403 && SEEN_WITH_QUESTION.includes(route)) continue
          const nowhere = await told(addressOf(pattern, { ...ids, [last]: NOWHERE }), NOWHERE, person, form)
          if (isDeepStrictEqual(here.told, nowhere.told)) continue
          // Whoever may open the record may know that this can't be done with it.
          if (status === 403 && (await told(addressOf(recordOf(pattern), ids), '', person)).isOpen) continue
          const what = `${form ? 'POST' : 'GET'} ${route} ${JSON.stringify(ids)}`
          wrong.push(`${what}: ${JSON.stringify(here.told)}, but for nothing ${JSON.stringify(nowhere.told)}`)
        }
      }
    }
    expect(wrong).toEqual([])
  },
)

const REMOVING = /\/(remove|delete)$/

test.each(people)('to a %s, nothing was removed that was never there', async (person) => {
  const known = await idsOf()
  for (const { route, pattern, body } of places.filter((place) => REMOVING.test(place.pattern))) {
    const last = pattern.match(/:(\w+)(?=[^:]*$)/)?.[1] ?? ''
    for (const ids of known.find(({ at }) => pattern.includes(at))?.rows ?? []) {
      const { told: nothing } = await told(
        addressOf(pattern, { ...ids, [last]: NOWHERE }),
        NOWHERE,
        person,
        body,
      )
      expect([403, 404], `${route} ${nothing.status}`).toContain(nothing.status)
    }
  }
})
