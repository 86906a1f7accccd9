// @one-database: what is refused or comes too late is kept above the database.
/** Forms as they come back, whole: when the server refuses them, and when their session had ended. */
import type { HTMLElement } from 'node-html-parser'
import { beforeEach, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
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

test.each(FORMS)('%s comes back whole', async (address, as) => {
  const cookie = await signIn(as)
  const { page } = await visit(address, { cookie })
  const form = largest(page)
  const sent = filled(form)
  const names = new Set(sent.map(([name]) => name))
  const keptOf = (shown: Page) => standing(largest(shown)).filter(([name]) => names.has(name))
  const fields = new URLSearchParams([...hidden(form), ...sent])
  const target = new URL(form.getAttribute('action') || address, new URL(address, ORIGIN)).href
  const refused = await visit(target, { cookie, form: fields })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.status).toBeLessThan(500)
  expect(keptOf(refused.page)).toEqual(sent)

  const away = await fetch(target, { form: fields })
  const toLogin = new URL(away.headers.get('location') ?? '', ORIGIN)
  const back = await visit(toLogin.searchParams.get('redirect') ?? '', { cookie })
  expect(keptOf(back.page)).toEqual(sent)
})
