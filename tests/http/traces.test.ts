// @one-database: it brings a PostgreSQL server of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DemoOnPostgres, demoOnPostgres } from '../support/demo-on-postgres.ts'
import { findPostgres } from '../support/postgres-server.ts'
import { kill, post, type Server, signIn, startServerOn } from '../support/server-on-postgres.ts'

type Span = { name: string; spanId: string; parentSpanId?: string; attributes: { key: string }[] }

const programs = findPostgres()
const IMANI = 1
const SECRETS =
  /imani|okafor|odile|marchand|example\.org|profile\/1\b|Kept between us|secretword|[\w-]{40,}\.[\w-]{20,}/i

describe.skipIf(!programs)('a server with an address for traces', { timeout: 180_000 }, () => {
  let sent = ''
  const spans: Span[] = []
  const collector = createServer(async (request, response) => {
    const body = await text(request)
    sent += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  let postgres: DemoOnPostgres
  let server: Server
  const names = () => spans.map(({ name }) => name)

  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
    postgres = await demoOnPostgres(programs as string)
    server = await startServerOn(postgres.url, { settings: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })
    const cookie = await signIn(server, 'alumni')
    const get = (address: string) =>
      fetch(server.origin + address, { headers: { cookie }, redirect: 'manual' })
    expect((await get(`/profile/${IMANI}`)).status).toBe(200)
    expect((await get('/directory?search=secretword')).status).toBe(200)
    expect((await get('/profile/999999')).status).toBe(404)
    const message = { text: 'Kept between us', formKey: crypto.randomUUID() }
    expect((await post(server, `/profile/${IMANI}/contact/message`, message, cookie)).status).toBe(303)
    await vi.waitFor(() => expect(names()).toContain('POST /profile/:profileId/contact/message'), {
      timeout: 60_000,
    })
  }, 300_000)

  afterAll(async () => {
    if (server) await kill(server, 'SIGKILL')
    collector.close()
    await postgres?.stop()
  })

  test('tells of requests by the pattern of their address, with what they pass', () => {
    expect(names()).toEqual(
      expect.arrayContaining([
        'GET /profile/:profileId',
        'GET /directory',
        'POST /auth/login/:error?',
        expect.stringMatching(/^middleware /),
        expect.stringMatching(/^loader .*directory/),
        expect.stringMatching(/^action .*message/),
      ]),
    )
  })

  test('tells of statements below the loader that sent them', () => {
    const loader = spans.find(({ name }) => /^loader .*directory/.test(name))
    const below = spans.filter(({ parentSpanId }) => parentSpanId === loader?.spanId)
    expect(below.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^SELECT \w/))
    expect(below[0]?.attributes.map(({ key }) => key)).toEqual(['db.system.name', 'db.query.text'])
  })

  test('tells nothing of anyone', () => {
    expect(SECRETS.exec(sent)?.[0]).toBeUndefined()
  })
})

test('without such an address nothing is told', async () => {
  const { instrumentations } = (await import('../support/built-routes.ts').then(({ builtApp }) => builtApp()))
    .entry.module
  expect(instrumentations).toBeUndefined()
})
