// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { kindNamed, kinds } from '#app/domain/administered/kinds.server.ts'
import { z } from '#app/values/zod.ts'
import { pathOf, post, sendForm } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'

const said = (word: string) => ({
  'activities[0].name': 'First',
  'activities[0].elements[0].kind': 'TEXT',
  'activities[0].elements[0].text': `It says ${word}.`,
  'activities[1].name': 'Second',
  'activities[1].elements[0].kind': 'TEXT',
  'activities[1].elements[0].text': 'And more.',
})

async function draft(kind: string, values: Record<string, string>, intent = 'save'): Promise<number> {
  const form = { version: '0', formKey: crypto.randomUUID(), intent, ...values }
  return Number(
    pathOf(await post(`/admin/${kind}/new`, form))
      .split('/')
      .at(-1),
  )
}

const fair = {
  name: 'Libeccio',
  description: 'With **kowari**.',
  status: 'PENDING',
  startDate: '2027-03-13',
  endDate: '2027-03-14',
  timezone: 'America/Chicago',
  code: 'potoroo',
  'sessions[0].name': 'Closing',
  'sessions[0].startDate': '2027-03-14',
  'sessions[0].startTime': '16:00',
  'sessions[1].name': 'Opening',
  'sessions[1].startDate': '2027-03-13',
  'sessions[1].startTime': '09:00',
  'sessions[1].roomName': 'Hall',
  'resources[0].audience': 'FELLOW',
  'resources[0].name': 'What to wear',
  'resources[1].audience': 'PARTNER',
  'resources[1].name': 'Booths',
}

let announcement: number
let resource: number
let event: number
beforeAll(async () => {
  announcement = await draft('announcements', { name: 'Zephyr', audience: 'FELLOW', ...said('quokka') })
  resource = await draft('resources', { name: 'Mistral', summary: 'Of numbats', ...said('bilby') })
  event = await draft('events', fair)
})

const addresses = () => [
  `/admin/announcements/${announcement}/preview`,
  `/admin/resources/${resource}/preview`,
  `/admin/events/${event}/preview`,
]

const preview = async (address: string, as: string, search = '') =>
  (await visit(`${address}?as=${as}${search}`, { as: 'staff' })).page

describe('the preview of a draft', () => {
  test('is the page as each role would see it, marked as a preview, and never cached', async () => {
    const [address = '', library = ''] = addresses()
    const page = await preview(address, 'FELLOW')
    expect(page.text('.notice strong')).toBe('Preview: what a fellow would see')
    expect(page.text('h1')).toBe('Zephyr')
    expect(page.text('.activity')).toContain('It says quokka.')
    expect((await preview(address, 'STAFF')).has('.activity')).toBe(true)
    for (const as of ['ALUMNI', 'PARTNER']) {
      expect((await preview(address, as)).text('.admin-page')).toContain('It isn’t meant for them')
    }
    expect((await preview(library, 'ALUMNI')).text('.activity')).toContain('It says bilby.')
    expect((await preview(library, 'PARTNER')).has('.activity')).toBe(false)
    const response = await fetch(address, { as: 'staff' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('leads from section to section within itself, and offers nothing that leaves a mark', async () => {
    const [, address = ''] = addresses()
    const page = await preview(address, 'ALUMNI')
    const second = page.find('.section-list li:nth-child(2) a').getAttribute('href') ?? ''
    expect(second).toContain(`${address}?as=ALUMNI&section=`)
    expect((await visit(second, { as: 'staff' })).page.text('.activity')).toContain('And more.')
    expect(page.has('.admin-page form')).toBe(false)
  })

  test('asks for a subscription where an alumnus would be asked', async () => {
    const coaching = await db().tag.findFirstOrThrow({ where: { flag: 'COACHING_ITEM' } })
    const id = await draft('alumni-resources', { name: 'Coached', tagIds: String(coaching.id), ...said('x') })
    const address = `/admin/alumni-resources/${id}/preview`
    expect((await preview(address, 'ALUMNI')).text('.admin-page')).toContain('asked to subscribe')
    expect((await preview(address, 'STAFF')).has('.activity')).toBe(true)
  })

  test('of an event is the page of who takes part, and the card of everyone else', async () => {
    const address = `/admin/events/${event}/preview`
    const days = (page: Page) => page.texts('.agenda h3, .agenda bdi')
    const program = ['March 13, 2027', 'Opening', 'Hall', 'March 14, 2027', 'Closing']
    const fellow = await preview(address, 'FELLOW')
    expect(fellow.text('h1')).toBe('Libeccio')
    expect([days(fellow), fellow.text('.event-code code')]).toEqual([program, 'potoroo'])
    expect(fellow.text('.admin-page')).toContain('kowari')
    expect(fellow.text('section:has(#fact-sheets)')).toBe('Fact sheetsWhat to wear')
    const partner = await preview(address, 'PARTNER')
    expect([days(partner), partner.has('.event-code')]).toEqual([program, false])
    expect(partner.text('section:has(#fact-sheets)')).toBe('Partner resourcesBooths')
    const staff = await preview(address, 'STAFF')
    expect([days(staff), staff.has('.event-code')]).toEqual([program, false])
    const alumni = await preview(address, 'ALUMNI')
    expect([alumni.text('.event-card h2'), alumni.has('.agenda')]).toEqual(['Libeccio', false])
  })

  test('of an event whose agenda is still being made has it for staff alone', async () => {
    const id = await draft('events', { ...fair, draftSessions: 'on' })
    const sessions = async (as: string) =>
      (await preview(`/admin/events/${id}/preview`, as)).texts('.agenda li').length
    expect([await sessions('FELLOW'), await sessions('PARTNER'), await sessions('STAFF')]).toEqual([0, 0, 2])
  })

  test.each([
    ['opportunities', ['FELLOW', 'ALUMNI']],
    ['job-postings', ['ALUMNI', 'STAFF']],
    ['regional-hubs', ['ALUMNI', 'STAFF']],
    ['businesses', ['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF']],
  ])('of %s is as they will stand on their page, for %j', async (name, readers) => {
    const { table = '', named = '', only } = kindNamed(name) ?? {}
    const [record] = await db().$queryRaw<{ id: number; title: string }[]>`
      UPDATE ${Prisma.raw(`"${table}"`)} SET published = FALSE WHERE id = (
        SELECT r.id FROM ${Prisma.raw(`"${table}"`)} r WHERE ${only ?? Prisma.sql`TRUE`} AND r.published ORDER BY r.id LIMIT 1)
      RETURNING id, ${Prisma.raw(`"${named}"`)}::text AS title`
    const shown: string[] = []
    for (const as of ['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF']) {
      const page = await preview(`/admin/${name}/${record?.id}/preview`, as)
      expect(page.text('h1')).toBe(record?.title)
      if (!page.text('.admin-page').includes('It isn’t meant for them')) shown.push(as)
    }
    expect(shown).toEqual(readers)
  })

  test('is offered for every kind that is published, and for no other', async () => {
    const offers = await Promise.all(
      kinds.map(async ({ name, publishes }) => {
        const { page } = await visit(`/admin/${name}`, { as: 'admin' })
        const row = page.root.querySelector('tbody a')?.getAttribute('href')
        if (!row) return publishes ?? false
        const record = await visit(row, { as: 'admin' })
        return record.page.texts('nav[aria-label="This record"] a').includes('Preview')
      }),
    )
    expect(offers).toEqual(kinds.map(({ publishes }) => publishes ?? false))
  })

  test('is for editors of its kind alone', async () => {
    for (const address of addresses()) {
      for (const as of ['fellow', 'alumni', 'partner'] as const) {
        expect((await fetch(address, { as })).status).toBe(404)
        expect((await fetch(`${address}.data`, { as })).status).toBe(404)
      }
      const isEvent = address.includes('/events/')
      expect((await fetch(address, { as: 'event-manager' })).status).toBe(isEvent ? 200 : 403)
      expect(pathOf(await fetch(address))).toBe('/auth/login')
    }
  })

  test('writes nothing', async () => {
    const before = await rowCounts()
    for (const address of addresses()) for (const as of ['FELLOW', 'STAFF']) await preview(address, as)
    expect(await rowCounts()).toEqual(before)
  })
})

test('no page of a member has a byte of a draft, beside what is live or alone', async () => {
  const live = await draft('announcements', { name: 'In the open', ...said('wombat') }, 'publish')
  await sendForm(
    `/admin/announcements/${live}`,
    { name: 'Sirocco', 'activities[0].elements[0].text': 'Hidden quoll.' },
    'Save draft',
  )
  const own = [
    ...['/', '/announcements', `/announcements/${live}`, `/announcements/${announcement}`],
    ...['/resources', `/resources/${resource}`, '/resources?search=numbats', '/resources?search=mistral'],
    ...[
      '/alumni-resources',
      '/mlt-insight/resources',
      '/events',
      `/events/${event}`,
      '/events?search=libeccio',
    ],
    `/announcements/${live}?as=FELLOW&preview=true`,
  ]
  for (const as of ['fellow', 'alumni', 'partner', 'staff'] as const) {
    for (const address of own) {
      const [path, search = ''] = address.split('?')
      const data = `${path === '/' ? '/_root' : path}.data?${search}`
      for (const one of [address, data]) {
        const html = await (await fetch(one, { as })).text()
        const [searched] = search.match(/(?<=search=).*/) ?? ['']
        const words = [
          'quokka',
          'bilby',
          'Zephyr',
          'Mistral',
          'Of numbats',
          'Sirocco',
          'quoll',
          'Libeccio',
          'kowari',
        ]
        expect(words.filter((word) => word.toLowerCase() !== searched && html.includes(word))).toEqual([])
      }
    }
  }
})

const Table = z.strictObject({ name: z.string(), rows: z.int() })

/** How many rows each table has, except what requests themselves renew. */
const rowCounts = () => query(Table)`
  SELECT c.relname::text AS name, (xpath('/row/n/text()', query_to_xml(
    format('SELECT count(*) AS n FROM %I', c.relname), false, true, '')))[1]::text::int AS rows
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname NOT IN ('Session', 'RateLimit') ORDER BY 1`
