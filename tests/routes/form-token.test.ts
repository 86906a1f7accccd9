// @one-database: whose form it is is decided above the database.
import { beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { outcomeFor, viewers } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { eventOf, item, itemOf, partner, representative } from '../support/action-items.ts'
import { db, fetch, ORIGIN, signIn } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { imaniOkafor, join } from '../support/people.ts'
import { TextBrowser } from '../support/text-browser.ts'

const TEXT = 'Written in a text browser'
let recipient: number
beforeAll(async () => {
  ;[recipient] = (await join({
    ...imaniOkafor(),
    email: `recipient-${crypto.randomUUID()}@example.org`,
  })) as [number]
})

async function signedIn(account: 'alumni' | 'fellow') {
  const browser = new TextBrowser()
  await browser.open('/auth/login')
  await browser.send('form:has([name=password])', { email: emailOf(account), password: demoPassword })
  return browser
}

async function withSessionOf(member: number) {
  const browser = new TextBrowser()
  browser.cookies.set('session', (await signIn(member)).replace('session=', ''))
  return browser
}

describe('a browser that says nothing of where its forms come from', () => {
  test('signs in, writes to a member and logs out', async () => {
    const browser = await signedIn('alumni')
    expect(new URL(browser.address).pathname).toBe('/')
    await browser.open(`/profile/${recipient}/contact/message`)
    const told = await browser.send('dialog form', { text: TEXT })
    expect(told.text('main .notice')).toMatch(/^Your message was sent!/)
    expect(await db().message.count({ where: { content: TEXT } })).toBe(1)
    await browser.send('form[action="/auth/logout"]')
    await browser.open('/directory')
    expect(browser.address).toContain('/auth/login')
  })

  test('completes an action item', async () => {
    const acme = await partner('Acme')
    const [participation] = (await eventOf('Summit', acme)).participants as [number]
    const id = await item(participation)
    const browser = await withSessionOf(await representative(acme))
    await browser.open(`/action-items/${id}/complete`)
    await browser.send('dialog form')
    expect(browser.status).toBe(200)
    expect(browser.page.text('main .notice')).toContain('is complete.')
    expect((await itemOf(id)).completedAt).not.toBeNull()
  })

  test('has its form kept where the session ended meanwhile', async () => {
    const browser = await signedIn('alumni')
    await browser.open(`/profile/${recipient}/contact/message`)
    browser.cookies.delete('session')
    await browser.send('dialog form', { text: 'Half an hour of careful words' })
    const page = await browser.send('form:has([name=password])', {
      email: emailOf('alumni'),
      password: demoPassword,
    })
    expect(page.text('textarea')).toBe('Half an hour of careful words')
    expect(page.root.querySelectorAll('dialog form [name=formToken]')).toHaveLength(1)
  })

  test('may send a form that it opened before signing in', async () => {
    const browser = new TextBrowser()
    await browser.open('/auth/login')
    const { page, address } = browser
    await browser.send('form:has([name=password])', { email: emailOf('alumni'), password: demoPassword })
    Object.assign(browser, { page, address })
    await browser.send('form:has([name=password])', { email: emailOf('fellow'), password: demoPassword })
    expect(browser.status).toBe(200)
  })

  test('is told what happened where it keeps no cookies, and gets back what it wrote', async () => {
    const browser = await signedIn('alumni')
    await browser.open(`/profile/${recipient}/contact/message`)
    browser.cookies.delete('visitor')
    const page = await browser.send('dialog form', { text: TEXT })
    expect(browser.status).toBe(403)
    expect(page.text('main h1')).toBe('We couldn’t confirm this came from our site')
    expect(page.find('main textarea').textContent.trim()).toBe(TEXT)
    expect(page.text('main')).not.toContain('role')
  })
})

describe('the token', () => {
  test('stands first in every form of every page that changes something', async () => {
    let found = 0
    for (const { address, get } of Object.values(accessTable)) {
      const viewer = viewers.find((it) => outcomeFor(get, it) === 200)
      if (!viewer) continue
      const headers = new Headers(viewer === 'signed-out' ? {} : { cookie: await signIn(viewer) })
      const page = new Page(
        await (await fetch(new Request(new URL(address, ORIGIN), { headers }))).text(),
        address,
      )
      const forms = page.root.querySelectorAll('form[method=post]')
      const first = forms.map((form) => form.querySelector('input, button, textarea, select'))
      expect(
        first.map((field) => field?.getAttribute('name')),
        `${viewer} ${address}`,
      ).toEqual(forms.map(() => 'formToken'))
      found += forms.length
    }
    expect(found).toBeGreaterThan(100)
  })

  test('is neither in the pages nor in the cookies of browsers that say where forms come from', async () => {
    const response = await fetch('/auth/login', { headers: { 'sec-fetch-site': 'none' } })
    expect(response.headers.getSetCookie().join()).not.toContain('visitor')
    expect(await response.text()).not.toContain('formToken')
  })
})

type Row = { headers?: Record<string, string>; token?: string; cookie?: string; method?: string }
const own = { visitor: '', token: '' }
const other = { visitor: '', token: '' }

beforeAll(async () => {
  for (const one of [own, other]) {
    const browser = new TextBrowser()
    await browser.open('/auth/login')
    one.visitor = browser.cookies.get('visitor') ?? ''
    one.token = browser.page.form('form:has([name=password])').fields.get('formToken') ?? ''
  }
})

describe.each(['urlencoded', 'multipart'])('a form that is sent as %s', (encoding) => {
  function send({ headers = {}, token, cookie, method = 'POST' }: Row) {
    const fields = [...(token === undefined ? [] : [['formToken', token]]), ['email', 'a'], ['password', 'b']]
    const body = encoding === 'multipart' ? new FormData() : new URLSearchParams()
    for (const [name, value] of fields as [string, string][]) body.append(name, value)
    const sent = { ...headers, ...(cookie === undefined ? {} : { cookie: `visitor=${cookie}` }) }
    return fetch(new Request(new URL('/auth/login', ORIGIN), { method, body, headers: sent }))
  }

  test.each<[string, () => Row]>([
    ['with the token of its browser', () => ({ token: own.token, cookie: own.visitor })],
    [
      'with it and an origin that says nothing',
      () => ({ token: own.token, cookie: own.visitor, headers: { origin: 'null' } }),
    ],
    ['from our origin', () => ({ headers: { origin: ORIGIN } })],
    [
      'from our site, whatever token it carries',
      () => ({ token: 'x', headers: { 'sec-fetch-site': 'same-origin' } }),
    ],
    [
      'from our site by an origin that says nothing',
      () => ({ headers: { origin: 'null', 'sec-fetch-site': 'same-origin' } }),
    ],
  ])('is read %s', async (_, row) => {
    expect((await send(row())).status).toBe(400)
  })

  test.each<[string, () => Row]>([
    ['without a token', () => ({ cookie: own.visitor })],
    ['without the cookie', () => ({ token: own.token })],
    ['with the token of another browser', () => ({ token: other.token, cookie: own.visitor })],
    ['with the cookie of another browser', () => ({ token: own.token, cookie: other.visitor })],
    ['with an empty cookie', () => ({ token: own.token, cookie: '' })],
    ['with the cookie as its token', () => ({ token: own.visitor, cookie: own.visitor })],
    ['with half a token', () => ({ token: own.token.slice(0, 20), cookie: own.visitor })],
    ['with a token of other letters', () => ({ token: 'é'.repeat(43), cookie: own.visitor })],
    ...[
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ].map((headers): [string, () => Row] => [
      `with the right token, but from ${JSON.stringify(headers)}`,
      () => ({ token: own.token, cookie: own.visitor, headers: headers as Record<string, string> }),
    ]),
    ...['PUT', 'PATCH', 'DELETE'].map((method): [string, () => Row] => [
      `by ${method}`,
      () => ({ token: own.token, cookie: own.visitor, method }),
    ]),
  ])('is refused %s', async (_, row) => {
    expect((await send(row())).status).toBe(403)
  })
})

test('what another site sends isn’t shown on the page of its refusal', async () => {
  const response = await fetch('/auth/login', {
    form: { text: 'Call this number' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status).toBe(403)
  expect(await response.text()).not.toContain('Call this number')
})
