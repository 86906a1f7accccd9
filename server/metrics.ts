/** Figures about this process and what it does, for a Prometheus that asks. None of them is about a person. */
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import type { App } from './handler.ts'
import { shedCounts } from './load.ts'
import { plain } from './plain.ts'

/** What is counted of a request: the pattern of its address, never the address. */
type Observed = { route: string; method: string; role: string; status: number; ms: number }
export type Observe = (observed: Observed) => void

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** A database that is away doesn't take the other figures with it. */
const PATIENCE = 1_000
const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** Begins to measure. Returns what each request is told to. */
export function measure({ entry }: App): Observe {
  const {
    clearedUp,
    databasePool,
    databaseReplica,
    jobCounts,
    mailOutcomes,
    mailQueue,
    openEventStreams,
    outgoingCounts,
    refusedEventStreams,
  } = entry.module
  collectDefaultMetrics()
  const requests = new Counter({
    name: 'members_requests_total',
    help: 'Requests by route, method, role of the viewer and status',
    labelNames: ['route', 'method', 'role', 'status'],
  })
  const seconds = new Histogram({
    name: 'members_request_seconds',
    help: 'Time until the response was made, by route',
    labelNames: ['route'],
    buckets: SECONDS,
  })

  gauge('members_live_streams', 'Open notification streams', [], (set) => set({}, openEventStreams()))
  gauge('members_shed', 'Requests sent away since the start, by why', ['why'], (set) => {
    const counts = { ...shedCounts(), streams: refusedEventStreams() }
    for (const [why, count] of Object.entries(counts)) set({ why }, count)
  })
  gauge('members_database_connections', 'Connections of the pool, by state', ['state'], (set) => {
    for (const [state, count] of Object.entries(databasePool() ?? {})) set({ state }, count)
  })
  gauge('members_list_statements', 'Statements of lists since the start, by who answered', ['by'], (set) => {
    for (const [by, count] of Object.entries(databaseReplica()?.counts ?? {})) set({ by }, count)
  })
  gauge(
    'members_replica_behind_seconds',
    'Up to how many seconds the replica is behind',
    [],
    (set) => {
      const behind = databaseReplica()?.state().behind
      if (typeof behind === 'number') set({}, behind / 1000)
    },
    { aggregator: 'max' },
  )
  gauge('members_outgoing', 'Connections to other machines, by kind and count', ['kind', 'count'], (set) => {
    for (const [kind, counts] of Object.entries(outgoingCounts()))
      for (const [count, value] of Object.entries(counts)) set({ kind, count }, value)
  })
  gauge(
    'members_mail_outcomes',
    'Attempts to send an email since the start, by outcome',
    ['outcome'],
    (set) => {
      for (const [outcome, count] of Object.entries(mailOutcomes())) set({ outcome }, count)
    },
  )
  gauge(
    'members_unnamed_files',
    'Stored files that belonged to nothing since the start, by what became of them',
    ['outcome'],
    (set) => {
      for (const [outcome, count] of Object.entries(clearedUp())) set({ outcome }, count)
    },
  )
  // It is in the database, so all processes say the same.
  const ofAll = { aggregator: 'max' } as const
  gauge(
    'members_mail_queue',
    'Emails by state: due, waiting, given up',
    ['state'],
    async (set) => {
      const counts = await Promise.race([mailQueue(), sleep(PATIENCE, {})]).catch(() => ({}))
      for (const [state, count] of Object.entries(counts)) set({ state }, Number(count))
    },
    ofAll,
  )
  gauge(
    'members_jobs',
    'Jobs that aren’t done, by queue and state',
    ['queue', 'state'],
    async (set) => {
      const counts = await Promise.race([jobCounts(), sleep(PATIENCE, [])]).catch(() => [])
      for (const { queue, state, count } of counts) set({ queue, state }, count)
    },
    ofAll,
  )

  return ({ route, method, role, status, ms }) => {
    requests.inc({ route, method: METHODS.has(method) ? method : 'other', role, status })
    seconds.observe({ route }, ms / 1000)
  }
}

type Set = (labels: Record<string, string>, value: number) => void

/** Read when it is asked for. */
function gauge(
  name: string,
  help: string,
  labelNames: string[],
  read: (set: Set) => void | Promise<void>,
  options: { aggregator?: 'max' } = {},
) {
  new Gauge({
    name,
    help,
    labelNames,
    ...options,
    async collect() {
      this.reset()
      await read((labels, value) => this.set(labels, value))
    },
  })
}

/** In a process that others run beside, the first one asks all of them. */
export function answerWhoAsksForAll(): void {
  new AggregatorRegistry()
}

/** Serves the figures of this process, or of all that it has started. */
export function serveMetrics(
  { METRICS_HOST, METRICS_PORT }: { METRICS_HOST: string; METRICS_PORT?: number | undefined },
  ofAll = false,
): void {
  if (!METRICS_PORT) return
  const all = ofAll ? new AggregatorRegistry() : undefined
  const server = createServer(async ({ url, method }, response) => {
    if (url?.split('?', 1)[0] !== '/metrics' || method !== 'GET')
      return plain(response, 404, 'The figures are at /metrics')
    try {
      const text = await (all ? all.clusterMetrics() : register.metrics())
      response.setHeader('Content-Type', register.contentType)
      response.end(text)
    } catch {
      plain(response, 503, 'A process isn’t responding')
    }
  })
  server.on('error', ({ message }) => console.error(`The figures can’t be served: ${message}`))
  server.listen(METRICS_PORT, METRICS_HOST).unref()
}
