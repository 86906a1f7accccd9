// @one-database: what is refused or comes too late is kept above the database.
/** Forms as they come back, whole: when the server refuses them, and when their session had ended. */
import type { HTMLElement } from 'node-html-parser'
import { beforeEach, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { outcomeFor, type ViewerKind } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { db, fetch, ORIGIN, signIn, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'

const FORMS: [address: string, as: DemoAccount][] = [
  ['/questions/ask', 'alumni'],
  ['/questions/1/report', 'alumni'],
  ['/profile/name', 'alumni'],
  ['/profile/introduction', 'alumni'],
  ['/profile/online-presence', 'alumni'],
  ['/profile/contact-information/emails', 'alumni'],
  ['/profile/contact-information/phones', 'alumni'],
  ['/profile/demographic-information', 'alumni'],
  ['/profile/contact-information/addresses', 'alumni'],
  ['/profile/news/add', 'alumni'],
  ['/profile/employment/add', 'alumni'],
  ['/profile/education/add', 'alumni'],
  ['/partner-management/action-items/add-new', 'event-manager'],
  ['/admin/announcements/new', 'admin'],
  ['/admin/events/new', 'admin'],
  ['/admin/links/new', 'admin'],
  ['/admin/organizations/new', 'admin'],
  ['/admin/opportunities/new', 'admin'],
  ['/admin/resources/new', 'admin'],
  ['/admin/programs/new', 'admin'],
  ['/admin/invitations/new', 'admin'],
  ['/admin/tags/new', 'admin'],
]

/** The form with the most to fill in. */
function largest(page: Page): HTMLElement {
  const forms = page.root.querySelectorAll('main form[method=post], dialog form[method=post]')
  const [form] = forms.toSorted((a, b) => controlsOf(b).length - controlsOf(a).length)
  if (!form) throw new Error('The page has no form')
  return form
}

/** What someone fills in; what a chooser looks for isn't part of the answer. */
const controlsOf = (form: HTMLElement) =>
  form
    .querySelectorAll('input, textarea, select')
    .filter(
      (it) => it.getAttribute('name') && it.getAttribute('type') !== 'hidden' && !it.hasAttribute('disabled'),
    )
    .filter((it) => it.getAttribute('data-applies-itself') !== 'no' && !it.closest('.chooser'))

/** What decides about other fields: abroad there are no states, and what goes on has no end. */
const isDeciding = (name: string) => /country|current/i.test(name)
const DECIDED: Record<string, string> = { country: 'US', homeCountry: 'US', workCountry: 'US' }

const ODD: Record<string, string> = {
  date: '2026-02-30',
  number: '1e',
  url: 'no address',
  email: 'no address',
}

function filled(form: HTMLElement): [name: string, value: string][] {
  let texts = 0
  return controlsOf(form).flatMap((control): [string, string][] => {
    const [name = '', type = 'text'] = [control.getAttribute('name'), control.getAttribute('type')]
    const value = control.getAttribute('value') ?? ''
    // Whoever is assigned belongs to the organization that is chosen.
    if (name.endsWith('assigneeId')) return []
    if (isDeciding(name)) return DECIDED[name] ? [[name, DECIDED[name]]] : []
    if (type === 'checkbox') return control.hasAttribute('checked') ? [] : [[name, value || 'on']]
    if (type === 'radio') return control.hasAttribute('checked') ? [[name, value]] : []
    if (control.tagName === 'SELECT')
      return [[name, control.querySelectorAll('option').at(-1)?.getAttribute('value') ?? '']]
    if (ODD[type]) return [[name, ODD[type]]]
    return [[name, texts++ === 0 ? 'Far too long '.repeat(9000) : `Typed “${texts}” <b>`]]
  })
}

const hidden = (form: HTMLElement) =>
  form
    .querySelectorAll('input[type=hidden]')
    .map((it): [string, string] => [it.getAttribute('name') ?? '', it.getAttribute('value') ?? ''])

const standing = (form: HTMLElement) =>
  controlsOf(form).flatMap((control): [string, string][] => {
    const [name = '', type = 'text'] = [control.getAttribute('name'), control.getAttribute('type')]
    const value = control.getAttribute('value') ?? ''
    if (type === 'checkbox' || type === 'radio')
      return control.hasAttribute('checked') ? [[name, value || 'on']] : []
    if (control.tagName === 'TEXTAREA') return [[name, control.textContent]]
    if (control.tagName !== 'SELECT') return [[name, value]]
    const options = control.querySelectorAll('option')
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0]
    return [[name, chosen?.getAttribute('value') ?? '']]
  })

beforeEach(() => db().rateLimit.deleteMany())

/** What is filled in, how it is sent, and how a page has kept it. */
async function fillIn(address: string, cookie: string) {
  const { page } = await visit(address, { cookie })
  const form = largest(page)
  const sent = filled(form)
  const names = new Set(sent.map(([name]) => name))
  return {
    sent,
    fields: new URLSearchParams([...hidden(form), ...sent]),
    target: new URL(form.getAttribute('action') || address, new URL(address, ORIGIN)).href,
    keptOf: (shown: Page) => standing(largest(shown)).filter(([name]) => names.has(name)),
  }
}

test.each(FORMS)('%s comes back whole', async (address, as) => {
  const cookie = await signIn(as)
  const { sent, fields, target, keptOf } = await fillIn(address, cookie)
  const refused = await visit(target, { cookie, form: fields })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.status).toBeLessThan(500)
  expect(keptOf(refused.page)).toEqual(sent)

  const away = await fetch(target, { form: fields })
  const toLogin = new URL(away.headers.get('location') ?? '', ORIGIN)
  const back = await visit(toLogin.searchParams.get('redirect') ?? '', { cookie })
  expect(keptOf(back.page)).toEqual(sent)
})

const MOST_LIKELY: ViewerKind[] = ['alumni', 'admin', 'event-manager', 'fellow', 'partner', 'mba-fellow']

/** Every other page with a form in which something is typed, with someone who may send it. */
const OTHERS = Object.values(accessTable).flatMap(({ address, get, post }): typeof FORMS => {
  if (FORMS.some(([known]) => known === address)) return []
  const as = MOST_LIKELY.find((viewer) => outcomeFor(get, viewer) === 200 && outcomeFor(post, viewer) === 400)
  return as ? [[address, as as DemoAccount]] : []
})

/** Passwords and codes are typed again, and files are chosen again. */
const UNKEPT = 'input[type=password], input[type=file], input[autocomplete=one-time-code]'

test('every other form of a page comes back whole, where it is refused and after its session', async () => {
  const lost: unknown[] = []
  let walked = 0
  for (const [address, as] of OTHERS) {
    await db().rateLimit.deleteMany()
    const cookie = await signIn(as)
    const { page } = await visit(address, { cookie })
    const forms = page.root.querySelectorAll('main form[method=post], dialog form[method=post]')
    if (!forms.some((form) => controlsOf(form).length > 0) || largest(page).querySelector(UNKEPT)) continue
    const { sent, fields, target, keptOf } = await fillIn(address, cookie)
    const away = await fetch(target, { form: fields })
    const toLogin = new URL(away.headers.get('location') ?? '', ORIGIN)
    const back = await visit(toLogin.searchParams.get('redirect') ?? '', { cookie })
    if (JSON.stringify(keptOf(back.page)) !== JSON.stringify(sent))
      lost.push([address, 'session', sent, keptOf(back.page)])
    const refused = await visit(target, { cookie, form: fields })
    walked++
    if (refused.status < 400) continue
    if (JSON.stringify(keptOf(refused.page)) !== JSON.stringify(sent))
      lost.push([address, refused.status, sent, keptOf(refused.page)])
  }
  expect(lost).toEqual([])
  expect(walked).toBeGreaterThan(15)
}, 120_000)
