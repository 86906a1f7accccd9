// @one-database: it brings an embedded one of its own.
/** Programs other than browsers, old ones, proxies and scanners, byte by byte. */
import { describe, expect, test } from 'vitest'
import { acceptedCoding, isKnownVersion } from '#app/http/negotiation.ts'
import { ownServer } from '../support/own-server.ts'

const { ask, send } = ownServer()
const HOST = 'Host: community.example.org'

async function statusOf(line: string, headers: string[] = [HOST], body = '') {
  const received = await send(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`)
  return Number(received.match(/^HTTP\/1\.[01] (\d{3}) /)?.[1])
}

describe('a path', () => {
  test.each([
    ['/%F0%9F%98%80', [404]],
    ['/%C3%28', [400, 404]],
    ['/%00', [400, 404]],
    ['/%2500', [404]],
    ['/%', [400, 404]],
    ['/a%0d%0aSet-Cookie:%20x=y', [400, 404]],
    ['/wp-login.php', [404]],
    ['/.env', [404]],
    ['/.git/config', [404]],
    ['/server-status', [404]],
    ['/assets/', [404]],
    ['/assets/..%2f..%2fpackage.json', [400, 404]],
    ['/assets/%2e%2e/%2e%2e/package.json', [400, 404]],
    ['/..%5c..%5cpackage.json', [400, 404]],
    ['/favicon.ico', [200, 404]],
    ['/apple-touch-icon.png', [200, 404]],
    ['/apple-touch-icon-precomposed.png', [200, 404]],
    ['/robots.txt', [200, 404]],
    ['/sitemap.xml', [200, 404]],
    ['/.well-known/change-password', [200, 302, 303, 307, 404]],
    ['/.well-known/security.txt', [200, 404]],
    ['/.well-known/assetlinks.json', [404]],
    ['/manifest.webmanifest', [200]],
    ['/sw.js', [200]],
    ['/browserconfig.xml', [404]],
    ['/ads.txt', [404]],
    ['/xmlrpc.php', [404]],
    ['/cgi-bin/test.cgi', [404]],
    [`/${'a/'.repeat(3000)}`, [404, 414, 431]],
    [`/?${'a=b&'.repeat(2000)}`, [200, 302, 414, 431]],
  ] as [string, number[]][])('%s is answered', async (path, statuses) => {
    expect(statuses).toContain(await statusOf(`GET ${path} HTTP/1.1`))
  })
})

describe('headers', () => {
  test.each([
    ['accept-encoding', '*;q=0'],
    ['accept-encoding', 'identity;q=0'],
    ['accept-encoding', 'gzip;q=1.5, br;q=x'],
    ['accept-encoding', ''],
    ['accept-encoding', 'gzip, gzip;q=0'],
    ['accept-encoding', ',;,'.repeat(200)],
    ['if-none-match', '"unclosed'],
    ['if-none-match', 'W/*'],
    ['if-none-match', Array.from({ length: 500 }, (_, at) => `"${at}"`).join(', ')],
    ['if-modified-since', 'garbage'],
    ['range', 'bytes=0-0,2-3'],
    ['range', 'bytes=-0'],
    ['range', 'bytes=5-2'],
    ['range', 'items=0-1'],
    ['range', 'bytes=99999999-'],
    ['accept-language', 'x'.repeat(5000)],
    ['x-forwarded-for', ', , garbage, ::1%eth0, 1.2.3.4:80'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'javascript'],
    ['upgrade', 'websocket'],
    ['upgrade', 'h2c'],
    ['te', 'trailers, deflate'],
    ['via', '1.0 fred'],
    ['cookie', '='.repeat(4000)],
    ['cookie', Array.from({ length: 150 }, (_, at) => `c${at}=x`).join('; ')],
    ['referer', '\u00ff\u00fe'],
    ['sec-ch-ua', '"Not;A Brand";v="99"'],
  ])('of %s: %s leave the page and a file what they are', async (name, value) => {
    const { status, body } = await ask('/auth/login', { headers: { [name]: value } })
    expect([
      status,
      /evil\.example|<h1/.exec(body)?.[0] ?? (name === 'accept-encoding' ? '<h1' : ''),
    ]).toEqual([200, '<h1'])
    expect([200, 206, 304, 416]).toContain((await ask('/favicon.svg', { headers: { [name]: value } })).status)
  })

  test.each([
    ['/healthz?x=1', 200],
    ['/healthz/', 404],
    ['/HEALTHZ', 404],
    ['/readyz?verbose', 200],
    ['/metrics', 404],
    ['/status', 404],
  ] as [string, number][])(
    'checks at %s are answered by %i, or not taken for another',
    async (path, status) => {
      const answers = [
        await ask(path),
        await ask(path, { headers: { accept: 'application/json' } }),
        await ask(path, { method: 'HEAD' }),
      ]
      for (const answer of answers) expect(answer.status).toBe(status)
    },
  )
})

describe('a body', () => {
  const own = [HOST, 'Origin: https://community.example.org']
  const form = 'email=&password='
  const post = (headers: string[], body: string) =>
    statusOf('POST /auth/login HTTP/1.1', [...own, ...headers], body)
  const type = 'Content-Type: application/x-www-form-urlencoded'

  test('is read in other spellings of its type', async () => {
    for (const other of [
      'application/X-WWW-Form-URLEncoded',
      'application/x-www-form-urlencoded; charset=UTF-8',
      'application/x-www-form-urlencoded;charset=ISO-8859-1',
      'application/x-www-form-urlencoded ; x="y"',
    ])
      expect([other, await post([`Content-Type: ${other}`, `Content-Length: ${form.length}`], form)]).toEqual(
        [other, 400],
      )
  })

  test('in pieces is read, and one of two lengths is refused', async () => {
    expect(await post([type, 'Transfer-Encoding: chunked'], '10\r\nemail=&password=\r\n0\r\n\r\n')).toBe(411)
    expect(await post([type, 'Transfer-Encoding: chunked'], 'zz\r\nx\r\n0\r\n\r\n')).toBe(400)
    expect(
      await post([type, 'Transfer-Encoding: chunked', 'Content-Length: 3'], '0\r\n\r\n'),
    ).toBeGreaterThanOrEqual(400)
    expect(await post([type, 'Content-Length: 16', 'Content-Length: 17'], form)).toBe(400)
    expect(await post([type, 'Content-Length: -1'], form)).toBe(400)
    expect(await post([type, 'Content-Length: 0'], '')).toBe(400)
    expect(await post([type], '')).toBe(400)
    expect(await post([type, 'Transfer-Encoding: gzip'], form)).toBeGreaterThanOrEqual(400)
    expect([400, 415]).toContain(await post([type, 'Content-Encoding: gzip', 'Content-Length: 16'], form))
  })

  const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n`
  test.each([
    ['without a boundary', 'multipart/form-data', part('Content-Disposition: form-data; name="email"')],
    [
      'with another boundary',
      'multipart/form-data; boundary=c',
      `${part('Content-Disposition: form-data; name="email"')}--b--\r\n`,
    ],
    [
      'without an end',
      'multipart/form-data; boundary=b',
      part('Content-Disposition: form-data; name="email"'),
    ],
    [
      'without a name',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data')}--b--\r\n`,
    ],
    [
      'with a name in another way',
      'multipart/form-data; boundary=b',
      `${part("Content-Disposition: form-data; name*=UTF-8''email")}--b--\r\n`,
    ],
    [
      'of many parts',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data; name="a"').repeat(2000)}--b--\r\n`,
    ],
    [
      'with a long head',
      'multipart/form-data; boundary=b',
      `${part(`Content-Disposition: form-data; name="a"\r\nX: ${'y'.repeat(50_000)}`)}--b--\r\n`,
    ],
    ['with an empty boundary', 'multipart/form-data; boundary=""', '----\r\n'],
    ['with a very long boundary', `multipart/form-data; boundary=${'b'.repeat(5000)}`, 'x'],
    [
      'in parts of parts',
      'multipart/form-data; boundary=b',
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=c', '--c--')}--b--\r\n`,
    ],
  ])('in parts %s is refused', async (_, kind, body) => {
    expect(await post([`Content-Type: ${kind}`, `Content-Length: ${Buffer.byteLength(body)}`], body)).toBe(
      400,
    )
  })

  test.each([
    'a;b;c',
    '&&&=',
    '=',
    'x'.repeat(200_000),
    'a=1&'.repeat(20_000),
    '%',
    '+'.repeat(50_000),
    '\0\0\0',
  ])('of %j is a form with errors', async (body) => {
    expect([400, 413]).toContain(await post([type, `Content-Length: ${Buffer.byteLength(body)}`], body))
  })
})

test('a stranger’s page may ask for nothing, and is told nothing', async () => {
  for (const method of ['OPTIONS', 'GET']) {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x',
    }
    for (const path of ['/auth/login', '/directory', '/endpoints/search?search=a', '/favicon.svg']) {
      const answer = await ask(path, { method, headers })
      expect([path, answer.headers['access-control-allow-origin']]).toEqual([path, undefined])
    }
  }
})

test.each([
  ['*;q=0', undefined],
  ['identity;q=0, br', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0.0001', undefined],
  [' gzip ; q=0.3 ', 'gzip'],
  ['deflate, *;q=0.1', 'br'],
])('of %j one takes %s', (header, coding) => {
  expect(acceptedCoding(header, ['br', 'gzip'])).toBe(coding)
})

test.each([
  ['"a', false],
  ['W/"tag"', true],
  ['w/"tag"', true],
  ['"x","tag"', true],
  ['tag', false],
  ['"TAG"', false],
  ['*, "x"', false],
])('who has %j has the version: %s', (header, known) => {
  expect(isKnownVersion(header, '"tag"')).toBe(known)
})
