// @one-database: it reads pages.
/** Every page that can be reached, and every form's answer to what it can't take, as the first and the last who may see it. */
import { beforeAll, expect, test } from 'vitest'
import { passwordNames } from '#app/domain/accounts/account-fields.ts'
import { isDialog } from '#app/routes/shell/coming-dialog.ts'
import { outcomeFor, viewers } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { fetch, signIn } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { faultsIn, sharedNames } from '../support/markup.ts'

type Seen = { what: string; address: string; status: number; html: string; page: Page }

/** What the table doesn't lead to: pages of errors, and lists in which nothing is found. */
const MORE = ['/no/such/page', '/directory?search=zzzz', '/events?search=zzzz', '/volunteer?search=zzzz']
/** Emails of many people, as the sandbox shows them. */
const OUTBOX = '/dev/outbox'

const seen: Seen[] = []

beforeAll(async () => {
  const cookies = new Map<string, string>()
  for (const viewer of viewers) if (viewer !== 'signed-out') cookies.set(viewer, await signIn(viewer))
  const see = async (address: string, viewer: string, form?: Record<string, string>) => {
    const response = await fetch(address, { cookie: cookies.get(viewer), form })
    const html = await response.text()
    if (!html || !response.headers.get('content-type')?.startsWith('text/html')) return
    const what = `${form ? 'a form at ' : ''}${address} as ${viewer}`
    seen.push({ what, address, status: response.status, html, page: new Page(html, address) })
  }
  for (const { address, get } of Object.values(accessTable)) {
    const able = viewers.filter((viewer) => outcomeFor(get, viewer) === 200)
    for (const viewer of new Set([able[0], able.at(-1)])) {
      if (!viewer) continue
      await see(address, viewer)
      await see(address, viewer, { anything: 'typed' })
    }
  }
  for (const address of MORE) await see(address, 'alumni')
}, 120_000)

test('is valid HTML with one title', async () => {
  expect(seen.length).toBeGreaterThan(400)
  const faults = new Map<string, string>()
  for (const { html, what } of seen) for (const fault of await faultsIn(html)) faults.set(fault, what)
  expect([...faults].map(([fault, what]) => `${fault} on ${what}`)).toEqual([])
}, 120_000)

test('says in its title that a form has errors', () => {
  const refused = seen.filter(({ status, page }) => status >= 400 && page.has('.error-summary'))
  expect(refused.length).toBeGreaterThan(40)
  expect(refused.filter(({ page }) => !page.title.startsWith('Error: ')).map(({ what }) => what)).toEqual([])
})

test('names what its buttons and links do something to', () => {
  const shared = new Map<string, string>()
  for (const { page, what } of seen.filter((it) => !it.what.startsWith(OUTBOX))) {
    for (const name of sharedNames(page.root)) shared.set(name, what)
  }
  expect([...shared].map(([name, what]) => `${name} on ${what}`)).toEqual([])
})

test('has no field that would be lost with a session, but passwords', () => {
  const controls = seen.flatMap(({ page }) =>
    page.root.querySelectorAll('form input, form textarea, form select'),
  )
  const names = (isPassword: boolean) =>
    new Set(
      controls
        .filter(
          (it) =>
            (it.getAttribute('type') === 'password') === isPassword && it.getAttribute('type') !== 'hidden',
        )
        .map((it) => it.getAttribute('name')),
    )
  expect([...names(true)].toSorted()).toEqual([...new Set(passwordNames)].toSorted())
  expect(passwordNames.filter((name) => names(false).has(name))).toEqual([])
})

test('is a dialog exactly where script shows one before it has come', () => {
  const pages = seen.filter(({ status }) => status === 200)
  const isKnown = ({ address }: Seen) => isDialog(address.split('?')[0] ?? '')
  expect(pages.filter(isKnown).length).toBeGreaterThan(20)
  const wrong = pages.filter((it) => it.page.has('dialog') !== isKnown(it))
  expect(wrong.map(({ what }) => what)).toEqual([])
})

test('offers no choice without a name', () => {
  const empty = seen.flatMap(({ page, what }) =>
    page.root
      .querySelectorAll('select option')
      .filter((option) => option.text.trim() === '')
      .map((option) => `${option.parentNode?.getAttribute('name')} on ${what}`),
  )
  expect(empty).toEqual([])
})

test('tells search engines what it is about, where they may come', () => {
  for (const address of ['/auth/login', '/auth/register']) {
    const page = seen.find(({ what }) => what.startsWith(`${address} as`))?.page
    expect(page?.find('meta[name=description]').getAttribute('content'), address).toMatch(/\w+ .*\./)
  }
})
