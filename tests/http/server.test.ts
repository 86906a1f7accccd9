// @one-database: it brings an embedded one of its own.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPGlite } from '#app/db/pglite.server.ts'
import { hashPassword } from '#app/domain/passwords/hash.server.ts'
import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { ownServer, startProcess } from '../support/own-server.ts'
import { freePort } from '../support/postgres-server.ts'
import { copySetUp } from '../support/prepared.ts'

const { ask, send, environment, port } = ownServer({
  ...{ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
  ...{ LINKEDIN_CLIENT_ID: '', LINKEDIN_CLIENT_SECRET: '' },
})

/** It takes its time, so it begins with the file. */
let endless: Promise<string>
beforeAll(() => {
  endless = send('GET / HTTP/1.1\r\nHost: a\r\nX: ')
})

const form = (headers: Record<string, string>, body = 'email=&password=') => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  },
  body,
})

test('says that it lives and that its database answers', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'ok' })
  expect(await ask('/readyz')).toMatchObject({ status: 200, body: 'ready' })
})

test('gives files and the answers of the server itself the headers of every answer', async () => {
  const { body } = await ask('/auth/login')
  const [file = ''] = body.match(/\/assets\/app-[^"]+\.css/) ?? []
  for (const address of ['/healthz', '/readyz', '/favicon.svg', file, '/auth/login', '/assets/none.js']) {
    const { headers } = await ask(address)
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['strict-transport-security'], address).toContain('max-age=')
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'")
  }
  expect((await ask(file)).headers['cache-control']).toContain('immutable')
  expect((await ask('/auth/login')).headers['content-security-policy']).toContain("script-src 'nonce-")
})

test('sets cookies for https and the server alone', async () => {
  const { headers } = await ask('/auth/login')
  const cookies = [headers['set-cookie'] ?? []].flat()
  expect(cookies).not.toEqual([])
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax.*; Secure$/)
})

test('sends pages with their length, compressed for those who accept it', async () => {
  const plain = await ask('/auth/login')
  expect(Number(plain.headers['content-length'])).toBe(Buffer.byteLength(plain.body))
  const packed = await ask('/auth/login', { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.vary).toContain('Accept-Encoding')
})

test('sends the styles and scripts of the build as small as their reader can take them', async () => {
  const { body } = await ask('/auth/login')
  const files = new Set(body.match(/\/assets\/(app|framework)-[\w-]+\.(css|js)/g))
  expect(files.size).toBeGreaterThan(1)
  for (const file of files) {
    const lengths = []
    for (const coding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(file, { headers: { 'accept-encoding': coding } })
      expect(headers['content-encoding'] ?? 'identity', file).toBe(coding)
      lengths.push(Number(headers['content-length']))
    }
    expect(lengths, file).toEqual(lengths.toSorted((a, b) => a - b))
    expect(new Set(lengths).size, file).toBe(3)
  }
})

test("gives a browser's first page its styles and names the cached file on the next", async () => {
  const first = await ask('/auth/login')
  expect(first.body).toMatch(/<style nonce="[^"]+">/)
  const cookie = [first.headers['set-cookie'] ?? []]
    .flat()
    .map((set) => set.split(';')[0])
    .join('; ')
  const second = await ask('/auth/login', { headers: { cookie } })
  expect(second.body).not.toContain('<style')
  expect(second.body).toMatch(/<link rel="stylesheet" href="\/assets\/app-[^"]+\.css"/)
})

describe('behind a proxy that ends TLS', () => {
  test('a form from the public address is taken, one that claims another is not', async () => {
    expect((await ask('/auth/login', form({ origin: 'https://community.example.org' }))).status).toBe(400)
    for (const origin of [`http://127.0.0.1:${port()}`, 'https://evil.example', 'null']) {
      const headers = { origin, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
      expect((await ask('/auth/login', form(headers))).status).toBe(403)
    }
  })

  test('browsers are told to stay on https', async () => {
    expect((await ask('/auth/login')).headers['strict-transport-security']).toContain('max-age=')
  })
})

describe('bodies', () => {
  test('of too many bytes are refused before they are read', async () => {
    const headers = { origin: 'https://community.example.org', 'content-length': '99999999' }
    expect((await ask('/auth/login', { method: 'POST', headers })).status).toBe(413)
  })

  test.each([1, 13])('of %i MB that no page reads are answered by a page', async (megabytes) => {
    const tooMuch = `email=${'x'.repeat(megabytes * 1024 * 1024)}`
    const { status, body } = await ask(
      '/auth/login',
      form({ origin: 'https://community.example.org' }, tooMuch),
    )
    expect(status).toBe(413)
    expect(body).toContain('Shorten it or choose a smaller file, then try again.')
  })

  test('that no page reads leave the connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const tooMuch = `email=${'x'.repeat(5 * 1024 * 1024)}`
    const headers = { origin: 'https://community.example.org' }
    const { connection } = await ask('/auth/login', { ...form(headers, tooMuch), agent })
    expect(connection).toBeGreaterThan(0)
    expect(await ask('/healthz', { agent })).toMatchObject({ status: 200, connection })
    agent.destroy()
  })

  test('without a length are refused', async () => {
    const headers = { origin: 'https://community.example.org', 'transfer-encoding': 'chunked' }
    expect((await ask('/auth/login', { method: 'POST', headers, body: 'a=1' })).status).toBe(411)
  })
})

test('shows nobody the mailbox of development', async () => {
  expect((await ask('/dev/outbox')).status).toBe(404)
})

test.each(['google', 'linkedin'])(
  'has no page that stands in for %s, however it is spelled',
  async (name) => {
    const address = `/dev/sign-in/${name}`
    const spellings = [
      address,
      `${address}/`,
      `${address}?state=x`,
      `/DEV/Sign-In/${name}`,
      `/dev/sign%2Din/${name}`,
      `/dev//sign-in/${name}`,
      `//dev/sign-in/${name}`,
      `/dev/./sign-in/${name}`,
      `${address}.data`,
      `${address}.data?_routes=demo-sign-in`,
    ]
    const body = 'email=alumni%40example.org&verified=on'
    const headers = {
      origin: 'https://community.example.org',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    }
    for (const spelled of spellings) {
      const shown = await ask(spelled)
      const sent = await ask(spelled, { method: 'POST', headers, body })
      for (const answer of [shown, sent]) {
        expect(answer.status, spelled).toBeGreaterThanOrEqual(300)
        expect(answer.body, spelled).not.toContain('in the demo')
        expect(String(answer.headers.location), spelled).not.toContain('code=')
      }
    }
    expect((await ask(address)).status).toBe(404)
    expect((await ask('/auth/login')).body).not.toContain('/auth/provider/')
  },
)

test.each([
  '/.env',
  '/../package.json',
  '/assets/../../package.json',
  '/.vite/manifest.json',
  '/%2e%2e/package.json',
])('%s is not served', async (address) => {
  expect((await ask(address)).status).toBe(404)
})

describe('odd requests', () => {
  test.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is not for any page', async (method) => {
    const headers = { origin: 'https://community.example.org' }
    const answer = await ask('/auth/login', { method, headers })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
  })

  test.each(['x', 'https://', 'evil'])('an Origin of %j is foreign', async (origin) => {
    expect((await ask('/auth/login', form({ origin }))).status).toBe(403)
  })
})

const lastLine = (env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; line: string }>((resolve) => {
    const second = startProcess(env)
    let errors = ''
    second.stderr?.on('data', (chunk) => (errors += chunk))
    second.once('exit', (code) => resolve({ code, line: errors.trim() }))
  })

/** Starts a server in production on a database with an account of that password, and returns how it ended. */
async function endWithAccount(password: string) {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'members-demo-'))
  copySetUp(DATA_DIR)
  const engine = await openPGlite(path.join(DATA_DIR, 'database'))
  await engine.query(
    'INSERT INTO "User" (email, "firstName", "lastName", "passwordHash") VALUES ($1, $2, $3, $4)',
    ['alumni@example.org', 'Odile', 'Marchand', await hashPassword(password)],
  )
  await engine.close()
  // A port that is taken ends whoever comes as far as that.
  const { code, line } = await lastLine({ ...environment(), DATA_DIR, PORT: String(port()) })
  rmSync(DATA_DIR, { recursive: true, force: true })
  return [code, line]
}

test('does not start in production on a database with the accounts of the demo', async () => {
  expect(await endWithAccount(demoPassword)).toEqual([
    1,
    expect.stringMatching(/^This database has demo accounts .*$/),
  ])
}, 60_000)

test('starts in production for whoever has taken the address of an example, with a password of their own', async () => {
  expect(await endWithAccount('Correct horse 9')).toEqual([1, expect.stringMatching(/^Port \d+ is in use\./)])
}, 60_000)

describe('a second process', () => {
  test('on the same embedded database is refused in one line', async () => {
    const { code, line } = await lastLine({ ...environment(), PORT: String(await freePort()) })
    expect(code).toBe(1)
    expect(line).toMatch(/^The database in .* is in use by process \d+\. .*$/)
  })

  test('with a malformed setting names it', async () => {
    const { code, line } = await lastLine({ ...environment(), APP_URL: 'nonsense', PORT: 'x' })
    expect(code).toBe(1)
    expect(line.split('\n')).toEqual([expect.stringMatching(/^APP_URL: /), expect.stringMatching(/^PORT: /)])
  })
})

/** Node looks for late headers every half a minute by default. */
test('a client that never ends its headers is refused soon', async () => {
  expect(await endless).toMatch(/^HTTP\/1\.1 408 /)
})

test('npm start refuses a missing setting before it touches the database', () => {
  const DATA_DIR = path.join(mkdtempSync(path.join(tmpdir(), 'members-start-')), 'data')
  const env = { ...environment(), DATA_DIR, SMTP_URL: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    env,
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([1, '', 'SMTP_URL: must be set in production\n'])
  expect(existsSync(DATA_DIR)).toBe(false)
})
