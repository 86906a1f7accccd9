import './environment.ts'
import cluster from 'node:cluster'
import { createServer, type Server, STATUS_CODES } from 'node:http'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createAnswer } from './answer.ts'
import { doChores, signOutLate } from './chores.ts'
import { closeIdle, oneByOne } from './connections.ts'
import type { App } from './handler.ts'
import { filterOutput } from './output.ts'
import { DO_CHORES } from './processes.ts'
import { readStaticFiles } from './static-files.ts'

/**
 * An image of 10 MB takes minutes on a slow connection. Headers have far less time: a client that sends nothing is soon
 * cut off.
 */
const TIMEOUTS = { requestTimeout: 300_000, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }
/** Without sending, reading or a next request. A proxy keeps its connections longer, and doesn't leave pages unread. */
const IDLE = 25_000
const IDLE_PROXY = 65_000
/** How long connections are told to end after their next response, before the idle ones are closed. */
const LAST_REQUESTS = 1_500

/**
 * In percent of what is in use, the garbage that is collected at the latest. Left to itself, V8 lets a busy server's heap
 * grow to three times of that, and what it has once taken stays with the process.
 */
const MOST_GARBAGE = 50

setFlagsFromString(`--heap-growing-percent=${MOST_GARBAGE}`)
filterOutput()

const build: App = await import(path.resolve('build/server/index.js')).catch(giveUp)
const {
  settings,
  openDatabase,
  databaseTarget,
  closeDatabase,
  hasDemoAccounts,
  endEventStreams,
  log,
  nameRelease,
} = build.entry.module
const NOT_A_PROXY = [`HTTP/1.1 405 ${STATUS_CODES[405]}`, 'Connection: close', '', ''].join('\r\n')
const DEMO_IN_PRODUCTION =
  'This database has demo accounts with a public password. Use a different database in production.'
/** Those that are still to be sent. */
let sendTraces = async () => {}
let endChores = async () => {}

await start().catch(giveUp)

/** Reports each missing or malformed setting on a line of its own. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start() {
  nameRelease(build.assets.version)
  const { HOST, PORT, APP_URL, TRUST_PROXY, OTEL_EXPORTER_OTLP_ENDPOINT } = settings()
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('./tracing.ts')
    sendTraces = startTracing(build.assets.version)
  }
  const files = readStaticFiles('build/client')
  await openDatabase(databaseTarget(settings()), logReplica)
  if (settings().production && (await hasDemoAccounts())) throw new Error(DEMO_IN_PRODUCTION)

  const metrics = settings().METRICS_PORT ? await import('./metrics.ts') : undefined
  const answer = createAnswer(build, files, metrics?.measure(build))
  if (cluster.isWorker) metrics?.answerWhoAsksForAll()
  else metrics?.serveMetrics(settings())
  const listener = oneByOne((request, response) => {
    if (isStopping) response.shouldKeepAlive = false
    return answer(request, response)
  })
  const keepAliveTimeout = TRUST_PROXY ? IDLE_PROXY : IDLE
  const server = createServer({ ...TIMEOUTS, keepAliveTimeout, maxHeaderSize: 16_384 }, listener)
  // So that a body is only asked for once its size is known to be all right.
  server.on('checkContinue', listener)
  server.on('connect', (_, socket) => socket.end(NOT_A_PROXY))
  closeIdle(server, IDLE)
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${PORT} is in use. Set PORT to another one.` : error.message,
    )
    process.exit(1)
  })
  server.listen(PORT, HOST, () => {
    if (cluster.isWorker) return
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : PORT
    console.log(`ready on ${APP_URL ?? `http://localhost:${port}`}`)
  })
  signOutLate(build)
  const begin = () => {
    endChores = doChores(build)
  }
  if (!cluster.isWorker) begin()
  else process.on('message', (message) => message === DO_CHORES && begin())
  // A terminal sends its signal to the whole process group, and whoever started this passes it on.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(server))
}

function logReplica(state: string) {
  if (state === 'in use') log.info('lists are read from the replica again')
  else log.warn({ replica: state }, 'lists are read from the primary')
}

let isStopping = false

/** Finishes requests in progress, then closes the database. Others on this port take what comes meanwhile. */
function stop(server: Server) {
  if (isStopping) return
  isStopping = true
  endEventStreams()
  setTimeout(() => close(server), cluster.isWorker ? LAST_REQUESTS : 0)
  setTimeout(() => process.exit(1), 10_000).unref()
}

function close(server: Server) {
  endEventStreams()
  const ended = endChores().catch(() => {})
  server.close(async () => {
    await ended
    await closeDatabase()
    await sendTraces()
    process.exit(0)
  })
  // A connection is idle once its response is sent.
  setInterval(() => server.closeIdleConnections(), 100)
}
