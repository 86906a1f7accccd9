// @one-database: it brings an embedded one of its own.
/** What arrives by the wire, byte by byte, before a Request is made of it. */
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { ownServer } from '../support/own-server.ts'

const { ask, send, port, process: server } = ownServer()

/** The status of the response to a request with that line and those headers. */
async function statusOf(line: string, ...headers: string[]) {
  const received = await send(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return Number(received.match(/^HTTP\/1\.1 (\d{3}) /)?.[1])
}

const HOST = 'Host: community.example.org'

describe('the target of a request', () => {
  test.each([
    ['GET http://community.example.org/healthz HTTP/1.1', 200],
    ['GET http://elsewhere.example:8080/auth/login?a=1 HTTP/1.1', 200],
    ['GET HTTPS://community.example.org/favicon.svg HTTP/1.1', 200],
    ['GET http://community.example.org HTTP/1.1', 302],
    ['GET http://community.example.org?a=1 HTTP/1.1', 302],
    ['GET http://community.example.org/no/such/page HTTP/1.1', 404],
    ['GET http://u:p@community.example.org/healthz HTTP/1.1', 400],
    ['GET http:///healthz HTTP/1.1', 400],
    ['GET ftp://community.example.org/healthz HTTP/1.1', 400],
    ['GET file:///etc/passwd HTTP/1.1', 400],
    ['GET healthz HTTP/1.1', 400],
    ['GET * HTTP/1.1', 400],
    ['HEAD * HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 204],
    ['GET /healthz#part HTTP/1.1', 400],
    ['GET /healthz HTTP/1.0', 200],
    ['GET //elsewhere.example/healthz HTTP/1.1', 404],
    ['GET /%zz HTTP/1.1', 404],
  ])('%s: %i', async (line, status) => {
    expect(await statusOf(line, HOST)).toBe(status)
  })
})

describe('a Host', () => {
  test.each(['localhost', 'community.example.org:3000', '127.0.0.1', '[::1]:3000', 'example.org.'])(
    'of %j is taken',
    async (host) => {
      expect(await statusOf('GET /auth/login HTTP/1.1', `Host: ${host}`)).toBe(200)
    },
  )

  test.each([
    'u:p@evil',
    'a@b',
    'evil/x?y#z',
    'evil/x',
    'evil?x',
    'evil#x',
    'bad host',
    'a:99999',
    'a:b',
    '[::1',
    'a,b',
    'a b:1',
    '%00',
    '',
  ])('of %j is refused, for pages, files and checks alike', async (host) => {
    for (const path of ['/auth/login', '/favicon.svg', '/healthz']) {
      expect(await statusOf(`GET ${path} HTTP/1.1`, `Host: ${host}`), path).toBe(400)
    }
  })

  test('is there exactly once, except in HTTP/1.0', async () => {
    expect(await statusOf('GET /healthz HTTP/1.1', HOST, HOST)).toBe(400)
    expect(await statusOf('GET /healthz HTTP/1.1', HOST, 'host: evil')).toBe(400)
    expect(await statusOf('GET /healthz HTTP/1.1')).toBe(400)
    expect(await statusOf('GET /auth/login HTTP/1.0')).toBe(200)
  })
})

describe('a method', () => {
  test.each(['TRACE', 'PROPFIND', 'SEARCH'])('%s is for nothing', async (method) => {
    for (const path of ['/', '/favicon.svg', '/healthz']) {
      expect(await statusOf(`${method} ${path} HTTP/1.1`, HOST), path).toBe(405)
    }
  })

  test('CONNECT is for nothing', async () => {
    expect(await statusOf('CONNECT community.example.org:443 HTTP/1.1', HOST)).toBe(405)
  })

  test.each(['POST', 'DELETE', 'PUT', 'OPTIONS'])('%s is not for files and checks', async (method) => {
    for (const path of ['/healthz', '/readyz', '/favicon.svg']) {
      const { status, headers } = await ask(path, { method })
      expect([status, headers.allow], path).toEqual([405, 'GET, HEAD'])
    }
  })
})

test('a body that is too large isn’t asked for', async () => {
  const headers = [HOST, 'Content-Length: 100000000', 'Expect: 100-continue']
  expect(await statusOf('POST /auth/login HTTP/1.1', ...headers)).toBe(413)
})

test('a body of a reasonable size is asked for, and read', async () => {
  const body = 'email=&password='
  const headers = [HOST, `Content-Length: ${body.length}`, 'Expect: 100-continue', 'Connection: close']
  const own = ['Origin: https://community.example.org', 'Content-Type: application/x-www-form-urlencoded']
  const received = await send(
    `POST /auth/login HTTP/1.1\r\n${[...headers, ...own].join('\r\n')}\r\n\r\n${body}`,
  )
  expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
})

describe('what the client already has', () => {
  const tagOf = async (coding: string) => {
    const { headers } = await ask('/favicon.svg', { headers: { 'accept-encoding': coding } })
    return String(headers.etag)
  }

  test('is not sent again, however its tag is written', async () => {
    const tag = await tagOf('identity')
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const { status, headers } = await ask('/favicon.svg', { headers: { 'if-none-match': known } })
      expect([status, headers.etag], known).toEqual([304, tag])
    }
    expect((await ask('/favicon.svg', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  })

  test('is told apart by its coding', async () => {
    const { body } = await ask('/auth/login')
    const [file = ''] = body.match(/\/assets\/app-[^"]+\.css/) ?? []
    const tags = []
    for (const coding of ['br', 'gzip', 'identity']) {
      tags.push((await ask(file, { headers: { 'accept-encoding': coding } })).headers.etag)
    }
    expect(new Set(tags).size).toBe(3)
  })
})

test.each(['/auth/login', '/favicon.svg', '/healthz', '/no/such/page'])(
  'HEAD of %s says what GET says',
  async (path) => {
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
    expect([head.status, head.headers.vary, head.headers['content-type']]).toEqual([
      get.status,
      get.headers.vary,
      get.headers['content-type'],
    ])
  },
)

test('a signal that arrives several times lets requests in progress finish', async () => {
  const body = 'email=&password='
  const own = ['Origin: https://community.example.org', 'Content-Type: application/x-www-form-urlencoded']
  const head = ['POST /auth/login HTTP/1.1', HOST, `Content-Length: ${body.length}`, ...own].join('\r\n')
  const socket = connect(port(), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk))
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`)
  await vi.waitFor(() => expect(received).toContain('100 Continue'), { timeout: 20_000 })
  const ended = new Promise((resolve) => server().once('exit', (...how) => resolve(how)))
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGTERM'] as const) server().kill(signal)
  await vi.waitFor(() => expect(ask('/healthz')).rejects.toThrow(), { timeout: 20_000 })
  socket.write(body)
  expect(await ended).toEqual([0, null])
  expect(received).toMatch(/HTTP\/1\.1 400 /)
})
