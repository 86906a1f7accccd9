// @one-database: it brings a PostgreSQL server of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Tx } from '#app/db/database.server.ts'
import { openReplica } from '#app/db/replica.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { runScript } from '../support/commands.ts'
import { DatabaseLine } from '../support/database-line.ts'
import { type DemoOnPostgres, demoOnPostgres } from '../support/demo-on-postgres.ts'
import { Page } from '../support/html.ts'
import { findPostgres, freePort, startReplica } from '../support/postgres-server.ts'
import { kill, post, type Server, signIn, startServerOn } from '../support/server-on-postgres.ts'
import { databaseUrl } from '../support/template-database.ts'

type Account = Parameters<typeof signIn>[1]

const programs = findPostgres()
const METRICS_PORT = String(await freePort())
const PATIENCE = { timeout: 60_000, interval: 200 }
const folder = mkdtempSync(path.join(tmpdir(), 'members-replica-'))

describe.skipIf(!programs)('with a read replica', { timeout: 180_000 }, () => {
  let primary: DemoOnPostgres
  let replica: Awaited<ReturnType<typeof startReplica>>
  let replicaUrl: string
  let server: Server
  let printed = ''

  beforeAll(async () => {
    primary = await demoOnPostgres(programs as string)
    replica = await startReplica(programs as string, primary.url)
    replicaUrl = databaseUrl(replica.url, new URL(primary.url).pathname.slice(1))
    server = await startServerOn(primary.url, {
      settings: { DATABASE_REPLICA_URL: replicaUrl, METRICS_PORT, LOG_LEVEL: 'info' },
      hear: (text) => (printed += text),
    })
    await used()
  }, 300_000)

  afterAll(async () => {
    if (server) await kill(server, 'SIGKILL')
    await replica?.stop()
    await primary?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (address: string, cookie: string) =>
    fetch(server.origin + address, { headers: { cookie }, redirect: 'manual' })
  const textOf = async (address: string, cookie: string) => {
    const response = await get(address, cookie)
    expect(response.status).toBe(200)
    return response.text()
  }

  const cookies = new Map<Account, string>()
  async function signedIn(account: Account) {
    const cookie = cookies.get(account) ?? (await signIn(server, account))
    cookies.set(account, cookie)
    return cookie
  }

  async function counted(by: string): Promise<number> {
    const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    return Number(new RegExp(`^members_list_statements\\{by="${by}"\\} (\\d+)$`, 'm').exec(figures)?.[1])
  }

  /** How many statements of that work the replica has answered. */
  async function readThere(work: () => Promise<unknown>): Promise<number> {
    const before = await counted('replica')
    await work()
    return (await counted('replica')) - before
  }

  /** Waits until lists are read from the replica. */
  const used = () =>
    vi.waitFor(async () => {
      const cookie = await signedIn('fellow')
      expect(await readThere(() => textOf('/questions', cookie))).toBeGreaterThan(0)
    }, PATIENCE)

  async function onReplica(statement: string) {
    const client = new pg.Client(replicaUrl)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  async function onPrimary(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(primary.url)
    await client.connect()
    return client
      .query(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  const changesOfUse = () => printed.match(/lists are read from the (primary|replica again)/g) ?? []

  test('a list comes from there, but what a member has just written, sessions and the rest from the primary', async () => {
    const asker = await signedIn('alumni')
    // Whoever is slower than the replica may be behind finds everything on the primary, and tries again.
    await vi.waitFor(async () => {
      await used()
      await onReplica('SELECT pg_wal_replay_pause()')
      try {
        const content = `Who knows ${crypto.randomUUID()}?`
        const sent = await post(server, '/questions/ask', { content, formKey: crypto.randomUUID() }, asker)
        const [wrote] = sent.headers.getSetCookie().filter((cookie) => cookie.startsWith('wrote='))
        expect([sent.status, wrote]).toEqual([303, 'wrote=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=10'])
        expect(await textOf('/questions', `${asker}; wrote=1`)).toContain(content)
        const reader = await signIn(server, 'fellow')
        expect(await textOf(sent.headers.get('location') ?? '', reader)).toContain(content)
        expect(await textOf('/questions', reader)).not.toContain(content)
      } finally {
        await onReplica('SELECT pg_wal_replay_resume()')
      }
    }, PATIENCE)
  })

  test('while it’s far behind, the primary takes over, and leaves lists to it by itself', async () => {
    const admin = await signedIn('admin')
    const reader = await signedIn('fellow')
    await used()
    printed = ''
    await onReplica('SELECT pg_wal_replay_pause()')
    const content = `Who else knows ${crypto.randomUUID()}?`
    const asker = await signedIn('alumni')
    await post(server, '/questions/ask', { content, formKey: crypto.randomUUID() }, asker)
    await vi.waitFor(async () => expect(await textOf('/questions', reader)).toContain(content), PATIENCE)
    await vi.waitFor(() => expect(changesOfUse()).toEqual(['lists are read from the primary']), PATIENCE)
    const status = new Page(await textOf('/admin/status', admin), '/admin/status')
    expect(status.texts('tbody tr').find((row) => row.startsWith('Read replica'))).toContain(
      'Needs a look It’s too far behind, so lists and exports are read from the primary.',
    )
    await onReplica('SELECT pg_wal_replay_resume()')
    await used()
    await vi.waitFor(() => expect(changesOfUse().at(-1)).toBe('lists are read from the replica again'))
    expect(changesOfUse()).toHaveLength(2)
  })

  test.each<[string, Account]>([
    ['/admin/members', 'admin'],
    ['/admin/history', 'admin'],
    ['/admin/failed-emails', 'admin'],
    ['/directory', 'admin'],
    ['/directory?search=a', 'admin'],
    ['/admin/links/export/csv', 'admin'],
    ['/staff/reports', 'staff'],
    ['/profile/1/audit-trail', 'staff'],
    ['/announcements', 'fellow'],
    ['/kudos', 'fellow'],
    ['/profile/blocked-members', 'fellow'],
    ['/playbooks', 'alumni'],
  ])('%s comes from there', async (address, account) => {
    const reader = await signedIn(account)
    await vi.waitFor(
      async () => expect(await readThere(() => textOf(address, reader))).toBeGreaterThan(0),
      PATIENCE,
    )
    expect(await counted('failed')).toBe(0)
  })

  test('an agenda comes from there, and so do those who attend one of its sessions', async () => {
    const fellow = await signedIn('fellow')
    const [row] = await onPrimary(`
      SELECT a."eventId", s.id FROM "FellowAttendee" a JOIN "User" u ON u.id = a."userId"
        JOIN "EventSession" s ON s."eventId" = a."eventId"
        JOIN "FellowAttendeeSession" fs ON fs."sessionId" = s.id AND fs."userId" = a."userId"
      WHERE u.email = '${emailOf('fellow')}' AND NOT EXISTS (
        SELECT 1 FROM "Event" e WHERE e.id = s."eventId" AND (NOT e.published OR e."draftSessions")) LIMIT 1`)
    const session = `/events/${row?.eventId}/sessions/${row?.id}`
    for (const address of [
      `/events/${row?.eventId}`,
      `${session}/fellow-attendees`,
      `${session}/partner-attendees`,
    ])
      await vi.waitFor(
        async () => expect(await readThere(() => textOf(address, fellow)), address).toBeGreaterThan(0),
        PATIENCE,
      )
    expect(await counted('failed')).toBe(0)
  })

  test('whoever has just blocked someone finds them in the list', async () => {
    const writer = await signedIn('alumni')
    await onReplica('SELECT pg_wal_replay_pause()')
    try {
      const [{ id } = { id: 0 }] = await onPrimary(
        `SELECT id FROM "User" WHERE visibility = 'PUBLIC' AND "firstName" <> '' AND id > 60 ORDER BY id LIMIT 1`,
      )
      const blocking = await post(server, `/profile/${id}/block`, {}, writer)
      expect(blocking.status).toBe(303)
      expect(await textOf('/profile/blocked-members', `${writer}; wrote=1`)).toContain(`id="blocked-${id}"`)
    } finally {
      await onReplica('SELECT pg_wal_replay_resume()')
    }
  })

  test('an export in the browser is a write of who makes it: the history tells of it', async () => {
    const admin = await signedIn('admin')
    const made = await get('/admin/links/export/xlsx', admin)
    expect(made.headers.getSetCookie().join()).toContain('wrote=1')
  })

  test('an export on the command line comes from there, too', async () => {
    const line = await DatabaseLine.to(replicaUrl)
    const file = path.join(folder, 'links.csv')
    // Of a primary that others write to just then, the replica may be behind when the command begins.
    await vi.waitFor(async () => {
      const before = line.opened
      const { said, status } = await runScript('export', ['links', file], {
        DATABASE_URL: primary.url,
        DATABASE_REPLICA_URL: line.url,
      })
      expect([status, said]).toEqual([0, `Links: ${file}`])
      // One follows how far it is, the other reads.
      expect(line.opened - before).toBeGreaterThan(1)
    }, PATIENCE)
    expect(readFileSync(file, 'utf8').split('\r\n').length).toBeGreaterThan(2)
    await line.cut()
  })

  test('while it’s away, pages go on, and come from there again once it’s back', async () => {
    const [admin, reader] = [await signedIn('admin'), await signedIn('fellow')]
    await used()
    printed = ''
    await replica.end('SIGINT')
    for (const address of ['/questions', '/directory', '/events']) await textOf(address, reader)
    await vi.waitFor(() => expect(changesOfUse()).toEqual(['lists are read from the primary']), PATIENCE)
    expect(await textOf('/admin/status', admin)).toContain('It doesn’t respond')
    const before = await counted('primary')
    await textOf('/questions', reader)
    expect(await counted('primary')).toBeGreaterThan(before)
    await replica.restart('SIGINT')
    await used()
    expect(changesOfUse()).toHaveLength(2)
  })

  test('a server that isn’t a replica of this database is never read', async () => {
    const changes: string[] = []
    const connecting = { primaryUrl: primary.url, pool: 1, traced: false }
    const other = await openReplica({
      ...connecting,
      url: primary.url,
      onChange: (state) => changes.push(state),
    })
    expect([other.state().is, changes]).toEqual(['another database', ['another database']])
    const tx = {} as Tx
    expect(await other.read(async (on) => on === tx, tx)).toBe(true)
    await other.close()
  })
})
