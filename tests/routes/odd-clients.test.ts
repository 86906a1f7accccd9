// @one-database: what clients say of themselves is judged above the database.
/** Headers, cookies and bodies that browsers of ours don't send, as other programs do. */
import { beforeAll, describe, expect, test } from 'vitest'
import { outcomeFor, type ViewerKind, viewers } from '../support/access-outcomes.ts'
import { accessTable } from '../support/access-table.ts'
import { fetch, ORIGIN, signIn, visit } from '../support/app.ts'

let session: string
beforeAll(async () => {
  session = await signIn('alumni')
})

const HEADERS: [name: string, value: string][] = [
  ['accept', '*/*'],
  ['accept', 'application/json'],
  ['accept', 'text/html;q=0, image/*'],
  ['accept', 'not a type'],
  ['accept-language', 'de-CH, de;q=0.9, *;q=0'],
  ['accept-charset', 'iso-8859-1'],
  ['user-agent', ''],
  ['user-agent', 'x'.repeat(12_000)],
  ['range', 'bytes=0-10'],
  ['if-none-match', '*'],
  ['if-modified-since', 'Mon, 30 Nov 2099 12:00:00 GMT'],
  ['if-match', '"x"'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['cache-control', 'only-if-cached, max-stale'],
  ['sec-purpose', 'prefetch;prerender'],
  ['save-data', 'on'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/admin'],
  ['x-rewrite-url', '/admin'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'for=127.0.0.1;host=evil.example'],
  ['authorization', 'Basic dXNlcjpwYXNz'],
  ['referer', 'javascript:alert(1)'],
  ['next-action', 'x'],
  ['x-requested-with', 'XMLHttpRequest'],
  ['sec-fetch-dest', 'iframe'],
  ['sec-gpc', '1'],
]

test.each(HEADERS)('a page is the same for a client that sends %s: %s', async (name, value) => {
  const { status, page, response } = await visit('/questions', {
    cookie: session,
    headers: { [name]: value },
  })
  expect([status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.text('h1')).toBe('Questions')
  expect(page.root.toString()).not.toContain('evil.example')
})

describe('a session is known', () => {
  test.each([
    (own: string) => `theme=dark; ${own}; zone=Asia%2FTokyo`,
    (own: string) => `  ${own}  ;`,
    (own: string) => `;;; ${own}`,
    (own: string) => own.replace('=', ' = '),
    (own: string) => `$Version=1; ${own}; $Path=/`,
    (own: string) => `a; b; ${own}`,
    (own: string) => `a=%zz; ${own}`,
    (own: string) => `${own}; ${own}x`,
    (own: string) => `${own}; zone=%E0%A4%A`,
    (own: string) => `${own}; zone=..%2F..%2Fetc%2Fpasswd`,
    (own: string) => `${own}; theme=%3Cscript%3E`,
    (own: string) => `${own}; notice=nonsense`,
    (own: string) => `${own}; notice=%00.%00`,
    (own: string) => `${own}; css=%zz; agenda=%00; visitor=%00`,
    (own: string) => `${own}; passkey=%00; sign-in=%00`,
    (own: string) => `x=${'y'.repeat(6000)}; ${own}`,
    (own: string) => `=; =x; ${own}`,
    (own: string) => `__proto__=x; constructor=y; ${own}`,
  ])('among other cookies: %s', async (cookies) => {
    const { status, page } = await visit('/questions', { cookie: cookies(session) })
    expect([status, page.text('h1')]).toEqual([200, 'Questions'])
  })

  test.each([
    (own: string) => own.toUpperCase().replace('SESSION', 'session'),
    (own: string) => own.replace('session', 'SESSION'),
    (own: string) => own.replace('=', '="'),
    (own: string) => `${own}%00`,
    (own: string) => own.slice(0, -1),
    (own: string) => `session=; ${own}`,
    (own: string) => `session=x; ${own}`,
    () => `session=${'x'.repeat(10_000)}`,
    () => 'session=%ED%A0%80',
    () => "session=' OR 1=1 --",
    () => 'session=__proto__',
  ])('by nothing else: %s', async (cookies) => {
    const response = await fetch('/questions', { cookie: cookies(session) })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/auth/login?redirect=%2Fquestions',
    ])
  })
})

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=x'
const part = (name: string, content: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`

const BODIES: [type: string, body: string][] = [
  ['', ''],
  ['application/json', '{"intent":"remove"}'],
  ['text/plain', 'intent=remove'],
  ['application/xml', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
  [FORM, ''],
  [FORM, '&&&=&=x&'],
  [FORM, '%zz=%zz&%=%'],
  [FORM, 'text=%ED%A0%80&content=%C0%AF&name=%FF'],
  [FORM, 'a%5B__proto__%5D=x'],
  [FORM, '__proto__.x=1&constructor.prototype=1'],
  [FORM, 'intent=a&intent=b&version=1&version=2&text=a&text=b&name=a&name=b'],
  [FORM, 'version=NaN&text=x&name=x'],
  [FORM, 'version=999999999999999999999&text=x'],
  [FORM, 'id=-1&ids=-1&item=1e9&item=&all=true&organizationId=1.5&userId=%00'],
  [FORM, `text=${'é'.repeat(20_000)}&name=${'n'.repeat(20_000)}`],
  [FORM, 'step=%00&operation=%00&intent=%00&role=%00'],
  [FORM, Array.from({ length: 3001 }, (_, index) => `a${index}=1`).join('&')],
  [FORM, 'openedBy=1.0.1.AAAA&formToken=x&formKey=%00&key=%00'],
  [FORM, '_method=DELETE&_action=remove&method=DELETE'],
  [FORM, 'a.b.c.d.e.f.g=1'],
  [FORM, 'assignments%5B999999%5D.userId=1&rows%5B-1%5D=x'],
  [FORM, 'date=2026-02-30&startDate=x&endDate=99999-01-01&startTime=25%3A61&timezone=Mars'],
  [`${FORM}; charset=utf-16le`, 'text=x'],
  [`${FORM};${'x'.repeat(2000)}`, 'text=x'],
  ['multipart/form-data', part('text', 'x')],
  [PARTS, 'nonsense'],
  [PARTS, `${part('text', 'x', '; filename="../../x"')}--x--\r\n`],
  [PARTS, `${part('file', '', '; filename=""')}${part('file', 'a', '; filename="a\\"\r\n b"')}--x--\r\n`],
  [PARTS, `${part('__proto__', 'x')}--x--\r\n`],
  [PARTS, part('text', 'breaks off')],
]

const MOST_LIKELY: ViewerKind[] = ['admin', 'event-manager', 'alumni', 'fellow', 'partner', 'signed-out']
const readerOf = (id: string) =>
  [...MOST_LIKELY, ...viewers].find(
    (it) => outcomeFor(accessTable[id]?.post ?? { otherwise: 404 }, it) !== 403,
  ) ?? 'alumni'

/** Each route gets some of the bodies, in turn. */
const OF_A_ROUTE = 6

test('no route fails because of what is posted to it', async () => {
  const failed: string[] = []
  for (const [index, [id, { address }]] of Object.entries(accessTable).entries()) {
    for (let at = 0; at < OF_A_ROUTE; at++) {
      const [type, body] = BODIES[(index * OF_A_ROUTE + at) % BODIES.length] ?? ['', '']
      const reader = readerOf(id)
      const { status } = await fetch(address, {
        cookie: reader === 'signed-out' ? undefined : await signIn(reader),
        method: 'POST',
        body: new Blob([body]),
        headers: { origin: ORIGIN, 'content-type': type },
      })
      if (status >= 500) failed.push(`${address} answers ${status} to ${type}: ${body.slice(0, 60)}`)
    }
  }
  expect(failed).toEqual([])
}, 120_000)

test.each(BODIES)('a message isn’t sent by %s: %j', async (type, body) => {
  const response = await fetch('/profile/1/contact/message', {
    cookie: session,
    method: 'POST',
    body: new Blob([body]),
    headers: { origin: ORIGIN, 'content-type': type },
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
})
