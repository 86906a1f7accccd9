/** The cost of open pages that wait for news, and how fast a message arrives. */
import { type ClientRequest, get } from 'node:http'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { type Load, load } from './load.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { median, percentile } from './median.ts'
import { forMembers } from './pages.ts'
import { megabytes, milliseconds, table, times } from './table.ts'
import { Visitor } from './visitor.ts'

const WRITER: DemoAccount = 'many-roles'
const READER: DemoAccount = 'fellow'
const MESSAGES = 30
const SECONDS = 5
const CONNECTIONS = 4
const ROUNDS = 3

export async function measureLive(app: MeasuredProcess, streams: number): Promise<string> {
  const visitor = new Visitor(app.origin)
  await visitor.signIn(forMembers.account)
  const directory = () =>
    load({ server: app, address: '/directory', headers: visitor.headers }, CONNECTIONS, SECONDS)
  await directory()
  const memoryBefore = (await app.usage()).memory
  const rounds: { alone: Load; beside: Load; memory: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await directory()
    const opened = await openStreams(visitor, streams)
    const memory = (await app.usage()).memory - memoryBefore
    rounds.push({ alone, beside: await directory(), memory })
    for (const stream of opened) stream.destroy()
  }
  const slower = median(rounds.map(({ alone, beside }) => beside.p95 / alone.p95))
  const arrivals = await arrivalsOf(app)
  return table(
    ['', 'result'],
    [
      [
        `memory, ${streams} streams opened ${ROUNDS} times`,
        `${rounds.map(({ memory }) => megabytes(memory)).join(', ')} MB`,
      ],
      ['directory p95 without them', `${milliseconds(median(rounds.map(({ alone }) => alone.p95)))} ms`],
      [
        'directory p95 beside them',
        `${milliseconds(median(rounds.map(({ beside }) => beside.p95)))} ms (${times(slower)})`,
      ],
      ['message, sent to shown elsewhere, p50', `${milliseconds(percentile(arrivals, 0.5))} ms`],
      ['message, sent to shown elsewhere, p95', `${milliseconds(percentile(arrivals, 0.95))} ms`],
    ],
  )
}

async function openStreams(visitor: Visitor, count: number): Promise<ClientRequest[]> {
  const opened: ClientRequest[] = []
  for (let index = 0; index < count; index++) opened.push((await openStream(visitor, () => {})).request)
  return opened
}

/** `hear` is called for each event. */
async function openStream(visitor: Visitor, hear: () => void) {
  const { version } = await (await visitor.fetch('/endpoints/notifications')).json()
  const headers = { ...visitor.headers, Accept: 'text/event-stream' }
  return new Promise<{ request: ClientRequest }>((resolve, reject) => {
    const url = new URL(`/endpoints/notifications?version=${encodeURIComponent(version)}`, visitor.origin)
    const request = get(url, { headers, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: notifications')) hear()
        resolve({ request })
      })
      response.on('error', () => {})
    })
    request.on('error', reject)
  })
}

/** From sending until the other's page has refetched the news. */
async function arrivalsOf(app: MeasuredProcess): Promise<number[]> {
  const [writer, reader] = [new Visitor(app.origin), new Visitor(app.origin)]
  await writer.signIn(WRITER)
  await reader.signIn(READER)
  let heard = () => {}
  const { request } = await openStream(reader, () => heard())
  const elapsed: number[] = []
  for (let index = 0; index < MESSAGES; index++) {
    const arrives = new Promise<void>((resolve) => {
      heard = resolve
    })
    const form = await messageForm(writer, index)
    const start = performance.now()
    const [answer] = await Promise.all([
      writer.submit(form),
      arrives.then(async () => {
        await (await reader.fetch('/messages.data')).text()
        elapsed.push(performance.now() - start)
      }),
    ])
    if (answer.status !== 303) throw new Error(`Sending a message answered ${answer.status}`)
  }
  request.destroy()
  return elapsed
}

async function messageForm(writer: Visitor, index: number) {
  const page = await writer.page('/profile/1/contact/message')
  if (!page) throw new Error('There is no form to write with')
  return page.form('dialog form', { text: `Are you there? ${index}` })
}
