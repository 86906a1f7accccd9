// @one-database: it reads pages.
/** Where the pages that someone’s home leads to lead on, and what machines read of them. */
import { expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { fetch, signIn, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'

const HOMES: DemoAccount[] = [
  'mba-fellow',
  'google-tec',
  'alumni',
  'partner',
  'partner-manager',
  'event-manager',
  'admin',
  'hidden',
]
const internal = (page: Page) => [
  ...new Set(
    page.root
      .querySelectorAll('a[href^="/"]')
      .map((link) => (link.getAttribute('href') ?? '').split('#')[0] ?? '')
      .filter((link) => link !== '' && !link.startsWith('//')),
  ),
]

test.each(HOMES)(
  'every link on the pages that the home of %s leads to leads on',
  async (as) => {
    const cookie = await signIn(as)
    const home = await fetch('/', { cookie })
    const start = home.status === 200 ? '/' : (home.headers.get('location') ?? '/')
    const known = new Map<string, string>([[start, 'home']])
    const dead: unknown[] = []
    const visitAll = async (addresses: string[], from: string) => {
      for (const address of addresses) {
        if (known.has(address)) continue
        known.set(address, from)
        const response = await fetch(address, { cookie })
        const elsewhere = response.headers.get('location')
        if (response.status >= 400 || elsewhere === '/')
          dead.push([address, response.status, elsewhere, from])
      }
    }
    const first = internal((await visit(start, { cookie })).page)
    await visitAll(first, start)
    for (const address of first.slice(0, 12)) {
      const { page, response } = await visit(address, { cookie })
      if (response.headers.get('content-type')?.startsWith('text/html'))
        await visitAll(internal(page).slice(0, 40), address)
    }
    expect(dead).toEqual([])
  },
  120_000,
)

test.each([
  '/directory',
  '/events?viewAll=true',
  '/questions',
  '/kudos',
  '/announcements',
  '/careers/job-board',
  '/alumni-business-registry',
  '/volunteer',
  '/messages',
  '/profile',
  '/search?q=a',
  '/help',
  '/admin/members',
])(
  'on %s no id comes twice, tables have headings, and images a word for those who don’t see them',
  async (address) => {
    const as = address.startsWith('/admin') ? 'admin' : 'alumni'
    const { page } = await visit(address, { as })
    const ids = page.root.querySelectorAll('[id]').map((it) => it.getAttribute('id'))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    for (const image of page.root.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true)
    for (const table of page.root.querySelectorAll('table')) {
      expect(table.querySelectorAll('th').every((th) => th.hasAttribute('scope'))).toBe(true)
      expect(
        table.querySelector('caption') !== null ||
          table.hasAttribute('aria-label') ||
          table.hasAttribute('aria-labelledby') ||
          table.closest('[aria-label], [aria-labelledby]') !== null,
      ).toBe(true)
    }
    for (const control of page.root.querySelectorAll('[tabindex]'))
      expect(Number(control.getAttribute('tabindex'))).toBeLessThanOrEqual(0)
    for (const control of page.root.querySelectorAll(
      '[aria-controls], [aria-labelledby], [aria-describedby]',
    ))
      for (const name of ['aria-labelledby', 'aria-describedby'])
        for (const id of (control.getAttribute(name) ?? '').split(' ').filter(Boolean))
          expect([name, id, ids.includes(id)]).toEqual([name, id, true])
  },
)
