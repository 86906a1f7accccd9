/** Each process is replaced in turn while members read, write and wait for news. */
import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/median.ts'
import { Visitor } from '../bench/visitor.ts'
import { DrilledServer } from './drilled-server.ts'
import { Listener } from './listener.ts'
import { type Outcome, promise } from './outcome.ts'
import { onPostgres } from './place.ts'

const PER_SECOND = 20
const RENEWALS = 3
/** Its limit is 60 in ten minutes. */
const MESSAGE_EVERY = 3_000
const LISTENERS = 6
/** An update that hasn't come by then is lost: a browser comes back to a stream that ended after 3 seconds. */
const LATE = 10_000
const PAGES = ['/directory', '/', '/events', '/auth/login']

export async function drillRenewals(seconds: number): Promise<Outcome[]> {
  const place = await onPostgres()
  const server = await DrilledServer.on(place.environment)
  try {
    await server.start()
    const member = new Visitor(server.origin)
    await member.signIn('fellow')
    const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => Listener.of(member)))
    const end = Date.now() + seconds * 1000
    const [reading, writing] = [readUntil(end, member), writeUntil(end, server.origin, listeners)]
    for (let renewal = 0; renewal < RENEWALS; renewal++) {
      await sleep((seconds * 1000) / (RENEWALS + 1))
      server.renew()
    }
    const failures = await reading
    const arrivals = await writing
    for (const listener of listeners) listener.end()
    const lost = arrivals.filter((took) => took === undefined).length
    const took = arrivals.filter((it) => it !== undefined)
    return [
      {
        name: `each of two processes replaced ${RENEWALS} times in ${seconds} s`,
        figures: [
          `${seconds * PER_SECOND} requests, half of them over connections that are kept`,
          `${arrivals.length} messages to ${LISTENERS} open pages, heard by all after ${percentile(took, 0.5).toFixed(0)} ms, no later than ${Math.max(...took).toFixed(0)} ms`,
        ],
        broken: [
          ...promise(
            failures.length === 0,
            `${failures.length} requests failed: ${[...new Set(failures)].join(', ')}`,
          ),
          ...promise(lost === 0, `${lost} live updates lost`),
        ],
      },
    ]
  } finally {
    await server.kill()
    await place.remove()
  }
}

/** Returns what came in place of pages. */
async function readUntil(end: number, member: Visitor): Promise<string[]> {
  const kept = new Agent({ keepAlive: true, maxSockets: 4 })
  const failures: string[] = []
  const asked: Promise<void>[] = []
  for (let count = 0; Date.now() < end; count++) {
    const url = new URL(PAGES[count % PAGES.length] as string, member.origin)
    asked.push(
      statusOf(url, member.headers, count % 2 ? kept : false).then(
        (status) => void (status === 200 || status === 302 || failures.push(String(status))),
        (error: Error) => void failures.push(error.message),
      ),
    )
    await sleep(1000 / PER_SECOND)
  }
  await Promise.all(asked)
  kept.destroy()
  return failures
}

const statusOf = (url: URL, headers: Record<string, string>, agent: Agent | false) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    }).on('error', reject)
  })

/** Returns for each message how long it took until all had heard of it; undefined if one never did. */
async function writeUntil(end: number, origin: string, listeners: Listener[]) {
  const writer = new Visitor(origin)
  await writer.signIn('many-roles')
  const arrivals: (number | undefined)[] = []
  while (Date.now() < end) {
    const next = sleep(MESSAGE_EVERY)
    const form = (await writer.page('/profile/1/contact/message'))?.form('dialog form', {
      text: `Are you there? ${randomUUID()}`,
    })
    if (!form) throw new Error('There is no form to write with')
    const known = listeners.map(({ version }) => version)
    const start = performance.now()
    const answer = await writer.submit(form)
    if (answer.status !== 303) throw new Error(`Sending a message answered ${answer.status}`)
    arrivals.push(await heardByAll(listeners, known, start))
    await next
  }
  return arrivals
}

async function heardByAll(listeners: Listener[], known: string[], start: number) {
  while (performance.now() - start < LATE) {
    if (listeners.every(({ version }, index) => version !== known[index])) return performance.now() - start
    await sleep(5)
  }
  return undefined
}
