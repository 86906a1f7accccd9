// @one-database: it is about what comes before it.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAnswer } from '../../server/answer.ts'
import { loadOf, shedCounts, watchLateness } from '../../server/load.ts'
import { readStaticFiles } from '../../server/static-files.ts'
import { builtApp } from '../support/built-routes.ts'

let late = 0
let server: Server
let origin: string
beforeAll(async () => {
  const files = readStaticFiles('build/client')
  server = createServer(createAnswer(await builtApp(), files, undefined, () => late))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
const send = (path: string) =>
  fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ theme: 'dark' }),
  })
const statusOf = async (answer: Promise<Response>) => (await answer).status

test('a process that is late sends pages away, and takes forms', async () => {
  late = 1000
  const before = shedCounts().late
  const answer = await get('/appearance')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(shedCounts().late).toBe(before + 1)
  expect(await statusOf(send('/appearance'))).toBe(303)
  expect(await statusOf(get('/readyz'))).toBe(200)
})

test('one that is twice as late sends forms away too, and is not ready', async () => {
  late = 2000
  expect(await statusOf(get('/appearance'))).toBe(503)
  expect(await statusOf(send('/appearance'))).toBe(503)
  const ready = await get('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, 'too busy'])
})

test('health checks, files and signing in are never sent away', async () => {
  late = 60_000
  for (const path of ['/healthz', '/favicon.svg', '/auth/login', '/auth/forgot-password'])
    expect(await statusOf(get(path)), path).toBe(200)
  expect(await statusOf(send('/auth/login'))).toBe(400)
})

test('one that isn’t late takes everything', async () => {
  late = 999
  expect(await statusOf(get('/appearance'))).toBe(200)
  expect(await statusOf(get('/readyz'))).toBe(200)
})

test('with 0 as the limit nothing is ever too late', () => {
  expect(loadOf(1_000_000, 0)).toBe('normal')
})

test('lateness is that of now and of lately, each half', () => {
  vi.useFakeTimers()
  let clock = 0
  const lateness = watchLateness(() => clock)
  const tick = (after: number) => {
    clock += after
    vi.advanceTimersByTime(200)
    return lateness()
  }
  expect([tick(200), tick(1200), tick(1200), tick(200), tick(200)]).toEqual([0, 500, 750, 375, 187.5])
})
