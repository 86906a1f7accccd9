// @one-database: it is about the line before it.
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAnswer } from '../../server/answer.ts'
import { readStaticFiles } from '../../server/static-files.ts'
import { builtApp } from '../support/built-routes.ts'

const FLOOD = 260

let server: Server
beforeAll(async () => {
  server = createServer(createAnswer(await builtApp(), readStaticFiles('build/client')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', FLOOD, resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const connected = () =>
  new Promise<Socket>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => resolve(socket))
  })

const answerTo = (socket: Socket, request: string) =>
  new Promise<string>((resolve) => {
    let all = ''
    socket.on('data', (chunk) => (all += chunk))
    socket.on('close', () => resolve(all))
    socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n`)
    socket.write(request.startsWith('POST') ? 'Content-Length: 0\r\n\r\n' : '\r\n')
  })

test('while too many pages are asked for, some are sent away at once, and forms and signing in still get through', async () => {
  let taken = 0
  server.on('connection', () => taken++)
  const sockets = await Promise.all(Array.from({ length: FLOOD }, connected))
  const [last, login, health] = await Promise.all([connected(), connected(), connected()])
  await vi.waitFor(() => expect(taken).toBe(FLOOD + 3))
  const pages = sockets.map((socket) => answerTo(socket, 'GET /appearance HTTP/1.1'))
  const form = answerTo(last, 'POST /auth/login HTTP/1.1')
  const signIn = answerTo(login, 'GET /auth/login HTTP/1.1')
  const healthy = answerTo(health, 'GET /healthz HTTP/1.1')
  const answers = await Promise.all(pages)
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 503'))
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length).toBe(FLOOD - refused.length)
  expect(refused[0]).toMatch(/^Retry-After: 5\r$/m)
  expect(refused[0]).toMatch(/Try again in a few seconds\.\r$/m)
  expect(await signIn).toMatch(/^HTTP\/1\.1 200/)
  expect(await form).not.toMatch(/^HTTP\/1\.1 503/)
  expect(await healthy).toMatch(/^HTTP\/1\.1 200/)
})
