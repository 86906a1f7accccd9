// @one-database: what is refused is refused before the database is asked.
/** Addresses and forms that no page of ours makes, as strangers and programs send them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { outcomeFor, type ViewerKind, viewers } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { admin } from '../support/administration.ts'
import { type Asking, db, fetch, signIn, visit } from '../support/app.ts'

/** Parameters of lists, pages and forms. */
const NAMES =
  'stashed item all page search sort standing status tagIds typeIds programIds date eventId organizationId organizationSearch conversationId redirect q view type version into as section operation state sent email'.split(
    ' ',
  )

const MOST_LIKELY: ViewerKind[] = ['admin', 'event-manager', 'alumni', 'fellow', 'partner', 'signed-out']
const sessions = new Map<ViewerKind, string>()
beforeAll(async () => {
  for (const viewer of viewers) if (viewer !== 'signed-out') sessions.set(viewer, await signIn(viewer))
})

/** Whoever the page is for. */
function readerOf(id: string): Asking {
  const order = [...MOST_LIKELY, ...viewers]
  const row = accessTable[id]
  const reader = order.find((viewer) => row && outcomeFor(row.get, viewer) === 200)
  return { cookie: sessions.get(reader ?? 'alumni') }
}

test('no page fails because of what stands in its query', async () => {
  const odd = ['a%00b', '%ED%A0%80', 'constructor', '99999999999999999999', '-1']
  const query = NAMES.flatMap((name) => odd.map((value) => `${name}=${value}`)).join('&')
  const failed: string[] = []
  for (const [id, { address }] of Object.entries(accessTable)) {
    const { status } = await fetch(`${address.split('?')[0]}?${query}`, readerOf(id))
    if (status >= 500) failed.push(`${address} answers ${status}`)
  }
  expect(failed).toEqual([])
})

const MANY = Array.from({ length: 300 }, (_, at) => `tagIds=${at}&item=${at + 1}&search=${at}&page=${at}`)

test.each([
  ['/partner-management/action-items', 'event-manager'],
  ['/partner-management/action-items/1/delete', 'event-manager'],
  ['/volunteer', 'alumni'],
  ['/directory', 'alumni'],
] as const)('%s repeats no long query for each of its entries', async (address, as) => {
  const { page } = await visit(`${address}?${MANY.join('&')}`, { as })
  expect(page.root.toString().length).toBeLessThan(300_000)
})

describe.each(['constructor', '__proto__', 'toString'])('%s, which every object knows', (word) => {
  test.each([
    `/admin/events/lookup/${word}?search=a`,
    `/admin/${word}`,
    `/admin/${word}/new`,
    `/admin/links/export/${word}`,
    `/partner-management/action-items/bulk/${word}?item=1`,
    `/profile/${word}/add-new`,
  ])('is nothing at %s', async (address) => {
    const as = address.startsWith('/partner')
      ? 'event-manager'
      : address.startsWith('/profile')
        ? 'alumni'
        : 'admin'
    expect((await fetch(address, { as })).status).toBe(404)
  })

  test('is no operation, step or order in a form', async () => {
    const forms: Record<string, string>[] = [{ operation: word }, { intent: word, step: `${word} add` }]
    for (const form of forms)
      expect((await fetch('/admin/links/1/status', { ...admin, form })).status).toBe(400)
    const step = await fetch('/admin/announcements/new', { ...admin, form: { step: `${word} add` } })
    expect(step.status).toBeLessThan(500)
  })
})

test('a form with bytes that no database keeps is kept without them, with a session and without', async () => {
  const form = { content: 'Does anyone\0 know a mentor?', formKey: crypto.randomUUID() }
  const { page } = await visit('/questions/ask', { as: 'alumni' })
  const fields = page.form('main form', form).fields
  const away = await fetch('/questions/ask', { form: fields })
  expect(away.headers.get('location')).toContain('stashed')
  expect((await fetch('/questions/ask', { as: 'alumni', form: fields })).status).toBe(303)
  expect(await db().post.count({ where: { content: 'Does anyone know a mentor?' } })).toBe(1)
})
