// @one-database: it brings a PostgreSQL server of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DemoOnPostgres, demoOnPostgres } from '../support/demo-on-postgres.ts'
import { findPostgres, freePort } from '../support/postgres-server.ts'
import { kill, listenTo, post, type Server, signIn, startServerOn } from '../support/server-on-postgres.ts'

const programs = findPostgres()
const IMANI = 1
const METRICS_PORT = String(await freePort())
/** What is logged by the one that does the chores. */
const CHORES = 'connections to other machines'
const PATIENCE = { timeout: 200_000, interval: 100 }

/** Each line of the log names the process that wrote it. */
describe.skipIf(!programs)('npm start with two processes', { timeout: 180_000 }, () => {
  let postgres: DemoOnPostgres
  let server: Server
  let printed = ''

  const lines = (text: string) => printed.split('\n').filter((line) => line.includes(text))
  const pids = (text: string) => lines(text).map((line) => Number(JSON.parse(line).pid))

  /** Of the processes that answer now, asked until both have. */
  async function answering(): Promise<number[]> {
    const seen = new Set<number>()
    await vi.waitFor(async () => {
      const before = pids('"path":"/auth/login"').length
      for (let times = 0; times < 4; times++) await ask('/auth/login')
      await vi.waitFor(
        () => expect(pids('"path":"/auth/login"').length).toBeGreaterThanOrEqual(before + 4),
        PATIENCE,
      )
      for (const pid of pids('"path":"/auth/login"').slice(before)) seen.add(pid)
      expect(seen.size).toBeGreaterThan(1)
    }, PATIENCE)
    return [...seen]
  }

  const ask = (path: string, agent: Agent | false = false) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(new URL(path, server.origin), { agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
      asked.on('error', reject).end()
    })

  /** Asks every 50 ms, over a connection that it keeps as long as it may, or over new ones; returns what went wrong. */
  function askOnAndOn(agent: Agent | false) {
    let isEnding = false
    const failures: unknown[] = []
    const asking = (async () => {
      while (!isEnding) {
        const status = await ask('/auth/login', agent).catch((error: Error) => error.message)
        if (status !== 200) failures.push(status)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })()
    return async () => {
      isEnding = true
      await asking
      return failures
    }
  }

  const environment = () => ({ PROCESSES: '2', DATABASE_POOL: '4', LOG_LEVEL: 'info', METRICS_PORT })

  beforeAll(async () => {
    postgres = await demoOnPostgres(programs as string)
    server = await startServerOn(postgres.url, {
      program: 'scripts/start.ts',
      settings: environment(),
      hear: (text) => (printed += text),
    })
  }, 300_000)

  afterAll(async () => {
    if (server) await kill(server, 'SIGKILL')
    await postgres?.stop()
  })

  test('says once that it is ready, and both answer', async () => {
    await answering()
    expect(lines('ready on')).toEqual([`ready on ${server.origin}`])
  })

  test('knows a member in both who signed in to one, and tells all who listen there', async () => {
    const [imani, odile] = [await signIn(server, 'fellow'), await signIn(server, 'alumni')]
    for (let times = 0; times < 4; times++) {
      const home = await fetch(`${server.origin}/`, { headers: { cookie: odile, connection: 'close' } })
      expect(home.status).toBe(200)
    }
    const listeners = await Promise.all(Array.from({ length: 6 }, () => listenTo(server, imani)))
    const message = { text: 'Hello to both', formKey: crypto.randomUUID() }
    expect((await post(server, `/profile/${IMANI}/contact/message`, message, odile)).status).toBe(303)
    for (const { heard } of listeners)
      await vi.waitFor(() => expect(heard()).toContain('data: conversations'), PATIENCE)
    await Promise.all(listeners.map(({ stop }) => stop()))
  })

  test('has the figures of both in one place, by role and route, and of no one', async () => {
    const logged = lines('"path":"/profile/1/contact/message"').length
    expect(logged).toBeGreaterThan(0)
    const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    const posted = 'route="/profile/:profileId/contact/message",method="POST",role="ALUMNI",status="303"'
    expect(figures).toContain(`\nmembers_requests_total{${posted}} 1\n`)
    const logins = figures.matchAll(/^members_requests_total\{route="\/auth\/login\/.*\} (\d+)$/gm)
    const counted = [...logins].reduce((sum, [, count]) => sum + Number(count), 0)
    expect(counted).toBe(lines('"path":"/auth/login"').length)
    expect(figures).toMatch(/^members_database_connections\{state="idle"\} [1-9]/m)
    expect(figures).not.toMatch(/imani|odile|example\.org|profile\/1/i)
  })

  test('has the chores in one of them, and in another one when that dies', async () => {
    await vi.waitFor(() => expect(lines(CHORES)).toHaveLength(1), PATIENCE)
    const [first = 0] = pids(CHORES)
    process.kill(first, 'SIGKILL')
    await vi.waitFor(() => expect(lines(CHORES)).toHaveLength(2), PATIENCE)
    expect(lines('Starting another one.')).toEqual([
      `Process ${first} ended (SIGKILL). Starting another one.`,
    ])
    const now = await answering()
    expect(now).not.toContain(first)
    expect(now).toContain(pids(CHORES)[1])
  })

  test('replaces one after the other on SIGUSR2, and no request fails', async () => {
    const before = await answering()
    const clients = [new Agent({ keepAlive: true, maxSockets: 1 }), false as const].map(askOnAndOn)
    server.process.kill('SIGUSR2')
    await vi.waitFor(async () => {
      for (const pid of await answering()) expect(before).not.toContain(pid)
    }, PATIENCE)
    expect(await Promise.all(clients.map((end) => end()))).toEqual([[], []])
    await vi.waitFor(() => expect(before).not.toContain(pids(CHORES).at(-1)), PATIENCE)
  })

  test('keeps those that it has where another one can’t start', async () => {
    const before = await answering()
    const isTold = 'is to take the place of'
    const already = lines(isTold).length
    server.process.kill('SIGUSR2')
    await vi.waitFor(() => expect(lines(isTold).length).toBeGreaterThan(already), PATIENCE)
    const [, successor] = /^Process (\d+) is/.exec(lines(isTold)[already] ?? '') ?? []
    process.kill(Number(successor), 'SIGKILL')
    const said = `Process ${successor} couldn’t start. The others stay as they are.`
    await vi.waitFor(() => expect(lines('couldn’t start')).toEqual([said]), PATIENCE)
    expect(lines(isTold)).toHaveLength(already + 1)
    expect((await answering()).toSorted()).toEqual(before.toSorted())
  })

  test('ends at once, with one line, where it can’t start', async () => {
    const env = {
      ...process.env,
      ...environment(),
      METRICS_PORT: '',
      DATABASE_URL: postgres.url,
      APP_ENV: 'demo',
      HOST: '127.0.0.1',
      PORT: new URL(server.origin).port,
    }
    const second = spawn(process.execPath, ['scripts/start.ts'], { env })
    let errors = ''
    second.stderr.on('data', (text) => (errors += text))
    expect(await once(second, 'exit')).toEqual([1, null])
    expect(errors).toBe(`Port ${env.PORT} is in use. Set PORT to another one.\n`)
  })

  test('ends with all of them, once they have answered', async () => {
    const all = await answering()
    await kill(server, 'SIGTERM')
    expect(server.process.exitCode).toBe(0)
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    await expect(ask('/auth/login')).rejects.toThrow('ECONNREFUSED')
  })
})
