// @one-database: it brings a PostgreSQL server of its own.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenOnServer } from '#app/db/listen.server.ts'
import { outgoingCounts } from '#app/outgoing/outgoing.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { DatabaseLine } from '../support/database-line.ts'
import { type DemoOnPostgres, demoOnPostgres } from '../support/demo-on-postgres.ts'
import { Page } from '../support/html.ts'
import { findPostgres } from '../support/postgres-server.ts'
import { kill, post, type Server, signIn, startServerOn } from '../support/server-on-postgres.ts'

const programs = findPostgres()
const IMANI = 1
const folder = mkdtempSync(path.join(tmpdir(), 'members-away-'))
const KEPT = path.join(folder, 'late-sign-outs')
const SESSIONS_OF_FELLOW = `"Session" s JOIN "User" u ON u.id = s."userId" WHERE u.email = '${emailOf('fellow')}'`

describe.skipIf(!programs)('while the database is away', { timeout: 300_000 }, () => {
  let postgres: DemoOnPostgres
  let line: DatabaseLine
  let server: Server
  let cookie: string
  let printed = ''

  beforeAll(async () => {
    postgres = await demoOnPostgres(programs as string)
    line = await DatabaseLine.to(postgres.url)
    server = await startServerOn(line.url, {
      settings: { STORAGE_DIR: folder, LOG_LEVEL: 'error' },
      hear: (text) => (printed += text),
    })
    cookie = await signIn(server, 'alumni')
  }, 300_000)

  afterEach(async () => {
    await line.restore()
    await vi.waitFor(async () => expect((await get('/directory')).status).toBe(200), { timeout: 30_000 })
  }, 60_000)

  afterAll(async () => {
    await kill(server, 'SIGKILL')
    await line.cut()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (address: string, headers = {}) =>
    fetch(server.origin + address, { headers: { cookie, ...headers }, redirect: 'manual' })

  const away = [
    ['refuses connections', () => line.cut()],
    ['accepts them and says nothing', async () => line.silence()],
  ] as const

  describe.each(away)('because it %s', (how, goAway) => {
    test('pages say so and when to come back, in the look of every page', async () => {
      await goAway()
      const found = await get('/directory')
      const page = new Page(await found.text(), '/directory')
      expect(found.status).toBe(503)
      expect(Number(found.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(found.headers.get('cache-control')).toBe('no-store')
      expect(found.headers.get('content-security-policy')).toContain("script-src 'nonce-")
      expect(page.text('h1')).toBe('We’ll be right back')
      expect(page.text('footer')).toContain('Contact Support')
    })

    test('pages that need no database, files and health checks keep coming', async () => {
      await goAway()
      const visitor = (address: string) => fetch(server.origin + address, { redirect: 'manual' })
      expect((await visitor('/auth/login')).status).toBe(200)
      expect((await visitor('/favicon.svg')).status).toBe(200)
      expect((await visitor('/healthz')).status).toBe(200)
      expect((await visitor('/readyz')).status).toBe(503)
    })

    test('data of pages and resource routes say when to come back', async () => {
      await goAway()
      const addresses = ['/directory.data', '/endpoints/interests', '/images/0123456789abcdef01234567/64']
      const answers = await Promise.all(addresses.map((address) => get(address)))
      for (const [index, { status, headers }] of answers.entries())
        expect([status, headers.get('retry-after')], addresses[index]).toEqual([503, '10'])
    })

    test('a form keeps what was typed, and can be sent again as it is', async () => {
      const address = `/profile/${IMANI}/contact/message`
      const written = { text: `Half an hour of careful words, as it ${how}`, formKey: crypto.randomUUID() }
      await goAway()
      const refused = await post(server, address, written, cookie)
      const page = new Page(await refused.text(), server.origin + address)
      expect(refused.status).toBe(503)
      expect(page.text('.typed-text')).toBe(written.text)
      const { action, fields } = page.form('main form')
      expect([action, Object.fromEntries(fields)]).toEqual([server.origin + address, written])
      await line.restore()
      await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), { timeout: 30_000 })
      expect((await post(server, address, Object.fromEntries(fields), cookie)).status).toBe(303)
      expect(await count('"Message" WHERE content = $1', written.text)).toBe(1)
    })

    test('a form with a password isn’t given back', async () => {
      await goAway()
      const form = { email: 'someone@example.org', password: 'a secret of theirs' }
      const refused = await post(server, '/auth/login', form)
      expect(refused.status).toBe(503)
      expect(await refused.text()).not.toContain('a secret of theirs')
    })

    test('signing out says that it will be done, and is done', async () => {
      const own = await signIn(server, 'fellow')
      await goAway()
      const left = await post(server, '/auth/logout', {}, own)
      expect(left.status).toBe(503)
      expect(await left.text()).toContain('We’ll sign you out as soon as we’re back')
      expect(left.headers.getSetCookie().join()).toMatch(/session=; .*Max-Age=0/)
      await line.restore()
      await vi.waitFor(async () => expect((await get('/directory')).status).toBe(200), { timeout: 30_000 })
      expect((await get('/directory', { cookie: own })).status).toBe(302)
      await vi.waitFor(async () => expect(await count(SESSIONS_OF_FELLOW)).toBe(0), { timeout: 30_000 })
    })
  })

  test('signing out isn’t lost when the server is started again before the database is back', async () => {
    const own = await signIn(server, 'fellow')
    await line.cut()
    expect((await post(server, '/auth/logout', {}, own)).status).toBe(503)
    await kill(server, 'SIGKILL')
    await line.restore()
    server = await startServerOn(line.url, {
      settings: { STORAGE_DIR: folder, LOG_LEVEL: 'error' },
      hear: (text) => (printed += text),
    })
    await vi.waitFor(async () => expect(await count(SESSIONS_OF_FELLOW)).toBe(0), { timeout: 30_000 })
    expect((await get('/directory', { cookie: own })).status).toBe(302)
    await vi.waitFor(() => expect(readdirSync(KEPT)).toEqual([]), { timeout: 30_000 })
  })

  test('signing out that can’t be noted is asked for again', async () => {
    const own = await signIn(server, 'fellow')
    rmSync(KEPT, { recursive: true })
    writeFileSync(KEPT, 'a file where a folder is')
    await line.cut()
    const left = await post(server, '/auth/logout', {}, own)
    rmSync(KEPT)
    const page = new Page(await left.text(), `${server.origin}/auth/logout`)
    expect([left.status, page.text('h1')]).toEqual([503, 'You’re still signed in'])
    expect(left.headers.getSetCookie()).toEqual([])
    await line.restore()
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), { timeout: 30_000 })
    expect((await post(server, '/auth/logout', {}, own)).status).toBe(303)
    expect(await count(SESSIONS_OF_FELLOW)).toBe(0)
  })

  test('another site can’t sign anyone out', async () => {
    await line.cut()
    const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await fetch(`${server.origin}/auth/logout`, {
      method: 'POST',
      headers,
      redirect: 'manual',
    })
    expect(answer.status).toBe(403)
  })

  test('while it only reads, pages are read, and a form is kept for when it writes again', async () => {
    const address = `/profile/${IMANI}/contact/message`
    const written = { text: 'Written while nothing is taken', formKey: crypto.randomUUID() }
    await onlyReading('on')
    expect((await get('/directory')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    const refused = await post(server, address, written, cookie)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    const page = new Page(await refused.text(), server.origin + address)
    expect(page.text('.typed-text')).toBe(written.text)
    await onlyReading('off')
    const { fields } = page.form('main form')
    expect((await post(server, address, Object.fromEntries(fields), cookie)).status).toBe(303)
    expect(await count('"Message" WHERE content = $1', written.text)).toBe(1)
  })

  test('a form whose connection breaks is kept, though the server is there again at once', async () => {
    const address = `/profile/${IMANI}/contact/message`
    const written = { text: 'Written while the server restarts', formKey: crypto.randomUUID() }
    const other = new pg.Client(postgres.url)
    await other.connect()
    await other.query('BEGIN; LOCK TABLE "Message"')
    const sent = post(server, address, written, cookie)
    const waiting = `pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect(await count(waiting)).toBe(1), { timeout: 30_000 })
    await query(`SELECT pg_terminate_backend(pid) FROM ${waiting}`)
    await other.end()
    const refused = await sent
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    const page = new Page(await refused.text(), server.origin + address)
    expect(page.text('.typed-text')).toBe(written.text)
    const { fields } = page.form('main form')
    expect((await post(server, address, Object.fromEntries(fields), cookie)).status).toBe(303)
    expect(await count('"Message" WHERE content = $1', written.text)).toBe(1)
  })

  test('an error of ours stays an error of ours while it is there, and is logged with its release', async () => {
    printed = ''
    await query('ALTER TABLE "Passkey" RENAME TO "PasskeyGone"')
    const { status, headers } = await get('/profile/passkeys')
    await query('ALTER TABLE "PasskeyGone" RENAME TO "Passkey"')
    expect([status, headers.get('retry-after')]).toEqual([500, null])
    const failed = () => printed.split('\n').find((line) => line.includes('"msg":"request failed"')) ?? '{}'
    await vi.waitFor(() =>
      expect(JSON.parse(failed())).toMatchObject({ release: expect.stringMatching(/^\w{8,}$/) }),
    )
  })

  describe('whoever listens for news', () => {
    const heard = { hear: () => {}, missed: () => {} }

    test('has one connection, ever, however often it fails', async () => {
      await line.cut()
      for (let attempt = 0; attempt < 5; attempt++) {
        await expect(listenOnServer(line.url, 'news', heard)).rejects.toThrow()
      }
      expect(outgoingCounts().notifications).toMatchObject({ open: 0, failed: 5 })
      await line.restore()
      const stop = await listenOnServer(line.url, 'news', heard)
      expect(outgoingCounts().notifications).toMatchObject({ open: 1 })
      await stop()
      await vi.waitFor(() => expect(outgoingCounts().notifications).toMatchObject({ open: 0 }), {
        timeout: 30_000,
      })
    })

    test('has none where it may connect and not listen', async () => {
      const before = line.open
      await expect(listenOnServer(line.url, '', heard)).rejects.toThrow()
      await vi.waitFor(() => expect(line.open).toBe(before), { timeout: 30_000 })
    })

    test('listens again by itself, and says that something may have been missed', async () => {
      const missed = vi.fn()
      const stop = await listenOnServer(line.url, 'news', { ...heard, missed })
      await line.cut()
      await line.restore()
      await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), { timeout: 30_000 })
      expect(outgoingCounts().notifications).toMatchObject({ open: 1 })
      await stop()
    })
  })

  /** As a server is while another one takes its place. */
  async function onlyReading(how: 'on' | 'off') {
    const name = new URL(postgres.url).pathname.slice(1)
    await query(`BEGIN READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${how}; COMMIT`)
    await query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await vi.waitFor(async () => expect((await get('/directory')).status).toBe(200), { timeout: 30_000 })
  }

  async function query(sql: string, ...values: unknown[]) {
    const client = new pg.Client(postgres.url)
    await client.connect()
    return client.query(sql, values).finally(() => client.end())
  }

  async function count(what: string, ...values: unknown[]): Promise<number> {
    return (await query(`SELECT count(*)::int AS n FROM ${what}`, ...values)).rows[0].n
  }
})
