/** Clients that hold on to connections and say nothing, read a byte a second, or never finish what they send. */
import { once } from 'node:events'
import { Agent, type ClientRequest, get, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DemoAccount, demoAccounts } from '../../prisma/seeds/accounts.ts'
import { percentile } from '../bench/median.ts'
import { megabytes, milliseconds } from '../bench/table.ts'
import { Visitor } from '../bench/visitor.ts'
import { DrilledServer } from './drilled-server.ts'
import { type Outcome, promise } from './outcome.ts'
import { onEmbedded } from './place.ts'

const IDLE = 1_800
const STREAMS = 200
const SLOW = 50
const ENDLESS = 50
const PAGES = 100
const WITHOUT_A_PAGE: DemoAccount[] = ['unverified', 'no-role', 'new-fellow']
/** A page may take so many times as long meanwhile. */
const SLOWER = 3

export async function drillClients(): Promise<Outcome[]> {
  const place = await onEmbedded()
  const server = await DrilledServer.on(place.environment)
  const opened: { destroy: () => unknown }[] = []
  try {
    await server.start()
    const reader = new Visitor(server.origin)
    await reader.signIn('fellow')
    await pages(reader)
    const alone = await pages(reader)
    const before = server.memory()
    const streams = await openStreams(server.origin)
    for (let count = 0; count < IDLE; count++) opened.push(await opening(server.origin))
    for (let count = 0; count < SLOW; count++) opened.push(await byteBySecond(reader))
    for (let count = 0; count < ENDLESS; count++) opened.push(neverEnding(server.origin))
    const beside = await pages(reader)
    const grown = server.memory() - before
    streams.destroy()
    const ratio = percentile(beside, 0.5) / percentile(alone, 0.5)
    return [
      {
        name: `${IDLE} idle connections, ${STREAMS} streams, ${SLOW} readers of a byte a second, ${ENDLESS} bodies that never end`,
        figures: [
          `a page took ${milliseconds(percentile(beside, 0.5))} ms at the median, alone ${milliseconds(percentile(alone, 0.5))} ms`,
          `memory grew by ${megabytes(grown)} MB`,
        ],
        broken: promise(ratio <= SLOWER, `pages took ${ratio.toFixed(1)} times as long`),
      },
    ]
  } finally {
    for (const one of opened) one.destroy()
    await server.kill()
    await place.remove()
  }
}

/** How long each of many pages takes. */
async function pages(reader: Visitor): Promise<number[]> {
  const took: number[] = []
  for (let count = 0; count < PAGES; count++) {
    const start = performance.now()
    const answer = await reader.fetch('/directory')
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`A page answered ${answer.status}`)
    took.push(performance.now() - start)
  }
  return took
}

/** Spread over the accounts. */
async function openStreams(origin: string): Promise<Agent> {
  const agent = new Agent({ maxSockets: STREAMS })
  const visitors: Visitor[] = []
  for (const { key } of demoAccounts.filter(({ key }) => !WITHOUT_A_PAGE.includes(key))) {
    const visitor = new Visitor(origin)
    await visitor.signIn(key)
    visitors.push(visitor)
  }
  const url = new URL('/endpoints/notifications', origin)
  for (let count = 0; count < STREAMS; count++) {
    const { headers } = visitors[count % visitors.length] as Visitor
    const asked = get(url, { agent, headers: { ...headers, Accept: 'text/event-stream' } })
    asked.on('error', () => {})
    const [answer] = await once(asked, 'response')
    answer.on('error', () => {})
    if (answer.statusCode !== 200) throw new Error(`A stream answered ${answer.statusCode}`)
    answer.resume()
  }
  return agent
}

async function opening(origin: string): Promise<Socket> {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function byteBySecond(reader: Visitor): Promise<Socket> {
  const socket = await opening(reader.origin)
  const head = Object.entries({ Host: new URL(reader.origin).host, ...reader.headers })
  socket.write(
    `GET /directory HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  void (async () => {
    while (!socket.destroyed) {
      socket.read(1)
      await sleep(1_000)
    }
  })()
  return socket
}

function neverEnding(origin: string): ClientRequest {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 1_000 }
  const asked = request(new URL('/auth/login', origin), { method: 'POST', headers, agent: false })
  asked.on('error', () => {})
  asked.write('email=')
  return asked
}
