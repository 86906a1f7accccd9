// @one-database: it compares what is sent.
/** A page whose text is beside its Response, sent as one that has it as a body. */
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createRequest } from '@remix-run/node-fetch-server'
import { type MiddlewareFunction, redirect } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageText } from '#app/http/page-text.server.ts'
import { type App, createHandler } from '../../server/handler.ts'
import { send } from '../../server/send.ts'
import { ORIGIN, signIn } from '../support/app.ts'
import { builtApp } from '../support/built-routes.ts'

type Asked = { address: string; method?: string; headers?: Record<string, string>; form?: string }

let build: App
let cookie: string
const servers: Server[] = []

beforeAll(async () => {
  build = await builtApp()
  cookie = await signIn('alumni')
})

afterAll(() => {
  for (const server of servers) server.close()
})

describe('what is sent is the same', () => {
  const asked: (Asked & { name: string })[] = [
    { name: 'a page', address: '/auth/login' },
    { name: 'an error page', address: '/no/such/page' },
    { name: 'a refused form', address: '/auth/login', method: 'POST', form: 'email=&password=' },
    {
      name: 'a foreign form',
      address: '/auth/login',
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    },
    { name: 'a redirect', address: '/directory' },
    { name: 'a redirected form', address: '/auth/logout', method: 'POST', form: 'a=1' },
    { name: 'the data of a page', address: '/auth/login.data' },
    { name: 'the data of a redirect', address: '/directory.data' },
    { name: 'an endpoint', address: '/endpoints/interests' },
    { name: 'a method that no page has', address: '/auth/login', method: 'DELETE' },
  ]
  let beside: number
  let within: number
  beforeAll(async () => {
    beside = await listen(build)
    within = await listen(build, { leaveText: false })
  })

  test.each(asked)('for $name', async (one) => {
    expect(await ask(beside, one)).toEqual(await ask(within, one))
  })

  test.each(['br', 'gzip', 'deflate'])('to whoever accepts %s', async (encoding) => {
    const one = { address: '/directory', headers: { cookie, 'accept-encoding': encoding } }
    const answer = await ask(beside, one)
    expect(withoutLength(answer)).toEqual(withoutLength(await ask(within, one)))
    expect(answer.headers['content-encoding']).toBe(encoding === 'deflate' ? undefined : encoding)
    expect(answer.headers['content-length']).toBe(String(answer.bytes))
    expect(answer.text).toMatch(/^<!doctype html>.*<\/html>$/s)
  })

  test('for HEAD, which has no text', async () => {
    for (const address of ['/auth/login', '/directory', '/no/such/page']) {
      const one = { address, method: 'HEAD', headers: { cookie } }
      const answer = await ask(beside, one)
      expect(answer).toEqual(await ask(within, one))
      expect(answer.text).toBe('')
    }
  })
})

describe('a page that was rendered in vain is not sent', () => {
  const afterRendering = (refusal: () => unknown) =>
    listen(
      withMiddleware(build, 'login', async (_args, next) => {
        expect(await (await next()).text()).toBe('')
        throw refusal()
      }),
    )

  test('where a guard leads elsewhere after that', async () => {
    const port = await afterRendering(() => redirect('/elsewhere'))
    const { status, headers, text } = await ask(port, { address: '/auth/login' })
    expect([status, headers.location, text]).toEqual([302, '/elsewhere', ''])
  })

  test('where a guard fails after that: the page that says so is', async () => {
    const port = await afterRendering(() => new Error('Too late'))
    const { status, headers, text, bytes } = await ask(port, { address: '/auth/login' })
    expect([status, headers['content-length']]).toEqual([500, String(bytes)])
    expect(text).toContain('Something went wrong')
    expect(text).not.toContain('type="password"')
  })

  test('where another answer takes its place', async () => {
    const replaced = withMiddleware(build, 'login', async (_args, next) => {
      await next()
      return new Response('Instead', { headers: { 'Content-Type': 'text/plain' } })
    })
    expect((await ask(await listen(replaced), { address: '/auth/login' })).text).toBe('Instead')
  })
})

/** The app with one more middleware around a route. */
function withMiddleware(build: App, id: string, added: MiddlewareFunction<Response>): App {
  const { [id]: route, ...others } = build.routes
  if (!route) throw new Error(`There is no route ${id}`)
  const module = { ...route.module, middleware: [...(route.module.middleware ?? []), added] }
  return { ...build, routes: { ...others, [id]: { ...route, module } } }
}

async function listen(build: App, { leaveText = true } = {}): Promise<number> {
  const handle = createHandler(build)
  const server = createServer(async (request, response) => {
    const pageText: PageText = {}
    const asked = createRequest(request, response)
    await send(request, response, await handle(asked, leaveText ? { pageText } : {}), pageText)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

type Answer = { status?: number; headers: IncomingHttpHeaders; text: string; bytes: number }

/** Nonces differ, and so does what compression makes of them. */
function withoutLength({ bytes, headers: { 'content-length': _, ...headers }, ...answer }: Answer) {
  return { ...answer, headers }
}

/** What differs from one answer to the next is left out: the time, and what is drawn by lot. */
function ask(port: number, { address, method, headers, form }: Asked): Promise<Answer> {
  const own = { host: 'localhost', origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers }
  const typed = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: address, method, headers: { ...own, ...typed } }, async (response) => {
      const body = await buffer(response)
      const { date, 'x-request-id': id, ...others } = response.headers
      const policy = String(others['content-security-policy']).replaceAll(NONCE, '')
      resolve({
        status: response.statusCode,
        headers: { ...others, 'content-security-policy': policy },
        text: decoded(body, others['content-encoding']).replaceAll(NONCE, '').replaceAll(String(id), ''),
        bytes: body.length,
      })
    })
    sent.on('error', reject)
    sent.end(form)
  })
}

const NONCE = /nonce(-|=")[\w+/=]+/g

function decoded(body: Buffer, encoding?: string): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
