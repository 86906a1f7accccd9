// @one-database: it brings a PostgreSQL server of its own.
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DemoOnPostgres, demoOnPostgres } from '../support/demo-on-postgres.ts'
import { findPostgres } from '../support/postgres-server.ts'
import { kill, listenTo, post, type Server, signIn, startServerOn } from '../support/server-on-postgres.ts'

const programs = findPostgres()
const IMANI = 1

let postgres: DemoOnPostgres
let database: pg.Client
const servers: Server[] = []

async function startServer(): Promise<Server> {
  const started = await startServerOn(postgres.url)
  servers.push(started)
  return started
}

/** A statement's first column of its first row. */
const value = async (sql: string, ...values: unknown[]) =>
  Object.values((await database.query(sql, values)).rows[0] ?? {})[0]

/** Statements that wait for a row that someone holds. */
const waiting = () =>
  value(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )

const stored = (text: string) => value('SELECT count(*)::int FROM "Message" WHERE content = $1', text)

describe.skipIf(!programs)('processes on one PostgreSQL', { timeout: 120_000 }, () => {
  let one: Server
  let other: Server
  let chat: number
  let odile: string

  beforeAll(async () => {
    postgres = await demoOnPostgres(programs as string)
    database = new pg.Client(postgres.url)
    await database.connect()
    ;[one, other] = await Promise.all([startServer(), startServer()])
    odile = await signIn(one, 'alumni')
    await post(
      one,
      `/profile/${IMANI}/contact/message`,
      { text: 'Hello', formKey: crypto.randomUUID() },
      odile,
    )
    chat = (await value('SELECT "conversationId" FROM "Message" WHERE content = $1', 'Hello')) as number
    const sender = await value('SELECT "senderId" FROM "Message" WHERE content = $1', 'Hello')
    await database.query(
      'INSERT INTO "Message" ("conversationId", "senderId", content, "formKey") VALUES ($1, $2, $3, $3)',
      [chat, IMANI, 'Hello to you'],
    )
    expect(sender).not.toBe(IMANI)
  }, 300_000)

  afterAll(async () => {
    await Promise.all(servers.map((server) => kill(server, 'SIGKILL')))
    await database?.end().catch(() => {})
    await postgres?.stop()
  })

  beforeEach(async () => {
    await database.query('DELETE FROM "RateLimit"')
  })

  const written = (text: string) => ({ text, formKey: crypto.randomUUID(), seen: '' })
  const address = () => `/messages?conversationId=${chat}`

  test('deliver to each other’s listeners', async () => {
    const imani = await signIn(one, 'fellow')
    const { heard, stop } = await listenTo(one, imani)
    expect((await post(other, address(), written('From the other process'), odile)).status).toBe(303)
    await vi.waitFor(() => expect(heard()).toContain('data: conversations'), { timeout: 10_000 })
    await stop()
  })

  test('publish once what is due, and email each member once, when two come to it at the same time', async () => {
    const id = await value(
      `INSERT INTO "Announcement" (name, audience, "publishAt", "publishZone", "emailOnPublish")
       VALUES ('Due', '{FELLOW,ALUMNI}', now(), 'UTC', true) RETURNING id`,
    )
    const holder = new pg.Client(postgres.url)
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM "Announcement" WHERE id = $1 FOR UPDATE', [id])
    // A process looks for what is due as soon as it starts.
    await Promise.all([startServer(), startServer()])
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(2), { timeout: 60_000 })
    await holder.query('COMMIT')
    await holder.end()
    const emails = () => value('SELECT count(*)::int FROM "OutboxEmail" WHERE "announcementId" = $1', id)
    await vi.waitFor(async () => expect(await emails()).toBeGreaterThan(1), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000 })
    const { rows } = await database.query(
      `SELECT action FROM "ChangeEntry" WHERE kind = 'announcements' AND "recordId" = $1 ORDER BY id`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'published',
      expect.stringMatching(/^emailed \d+ members about$/),
    ])
    const twice = 'SELECT 1 FROM "OutboxEmail" WHERE "announcementId" = $1 GROUP BY "to" HAVING count(*) > 1'
    expect(await value(twice, id)).toBeUndefined()
  })

  test.each([
    ['before it is stored', 'SELECT 1 FROM "Conversation" WHERE id = $1 FOR UPDATE', 0],
    [
      'once it is stored',
      'SELECT 1 FROM "ConversationParticipant" WHERE "conversationId" = $1 FOR UPDATE',
      1,
    ],
  ])(
    'one that is killed while it sends, %s, leaves one message when it is sent again',
    async (when, lock, already) => {
      const form = {
        ...written(`Sent ${when}`),
        seen: String(await value('SELECT max(id) FROM "Message" WHERE content = $1', 'Hello to you')),
      }
      await database.query('UPDATE "ConversationParticipant" SET "messagesSeenAt" = NULL')
      const victim = await startServer()
      const holder = new pg.Client(postgres.url)
      await holder.connect()
      await holder.query('BEGIN')
      await holder.query(lock, [chat])
      const lost = post(victim, address(), form, odile).then(
        () => 'answered',
        () => 'lost',
      )
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000 })
      expect(await stored(form.text)).toBe(already)
      await kill(victim, 'SIGKILL')
      expect(await lost).toBe('lost')
      await holder.end()

      expect((await post(one, address(), form, odile)).status).toBe(303)
      expect(await stored(form.text)).toBe(1)
    },
  )
})
