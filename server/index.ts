import './environment.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createRequest } from '@remix-run/node-fetch-server'
import type { PageText } from '../app/http/page-text.server.ts'
import { type App, createHandler } from './handler.ts'
import { send } from './send.ts'
import { readStaticFiles } from './static-files.ts'

/** The largest body that still gets a page saying it is too large. Pages read far less of it. */
const MAX_BODY = 64 * 1024 * 1024
/**
 * An image of 10 MB takes minutes on a slow connection. Headers have far less time: a client that sends nothing is soon
 * cut off.
 */
const TIMEOUTS = { requestTimeout: 300_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 }

const build: App = await import(path.resolve('build/server/index.js')).catch(giveUp)
const {
  settings,
  openDatabase,
  databaseTarget,
  closeDatabase,
  db,
  log,
  removeExpired,
  refreshStaleListings,
  deliverMail,
  queueNewsMail,
  secure,
  hasDemoAccounts,
  endEventStreams,
} = build.entry.module
const HOUR = 3_600_000
const MAIL_EVERY = 5_000
const DEMO_IN_PRODUCTION =
  'This database has demo accounts with a public password. Use a different database in production.'

await start().catch(giveUp)

/** Reports each missing or malformed setting on a line of its own. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start() {
  const { HOST, PORT, APP_URL, TRUST_PROXY, NEWS_MAIL_EVERY } = settings()
  const files = readStaticFiles('build/client')
  await openDatabase(databaseTarget(settings()))
  if (settings().production && (await hasDemoAccounts())) throw new Error(DEMO_IN_PRODUCTION)
  const stylesheet = files.text(/^\/assets\/app-.*\.css$/)
  const handle = createHandler(build)
  // A request's URL has the public origin, which the Origin header of every form is compared with.
  const origin = APP_URL ? new URL(APP_URL) : undefined
  const requestOptions = origin ? { host: origin.host, protocol: origin.protocol } : {}

  async function answer(request: IncomingMessage, response: ServerResponse) {
    secure({ has: (name) => response.hasHeader(name), set: (name, value) => response.setHeader(name, value) })
    if (request.url === '/healthz') return plain(response, 200, 'ok')
    if (request.url === '/readyz') return plain(response, ...(await readiness()))
    if (files.serve(request, response)) return
    if (!isRequest(request)) return refuse(response, 400, 'Bad request')
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return refuse(response, 413, 'Too large')
    if (request.headers['transfer-encoding']) return refuse(response, 411, 'Length required')
    const clientAddress = addressOf(request, TRUST_PROXY)
    const pageText: PageText = {}
    const asked = createRequest(request, response, requestOptions)
    await send(request, response, await handle(asked, { clientAddress, stylesheet, pageText }), pageText)
    drain(request)
  }

  const server = createServer({ ...TIMEOUTS, maxHeaderSize: 16_384 }, (request, response) => {
    answer(request, response).catch((error) => {
      log.error({ err: error }, 'response failed')
      if (!response.headersSent) plain(response, 500, 'Something went wrong')
      else response.destroy()
    })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${PORT} is in use. Set PORT to another one.` : error.message,
    )
    process.exit(1)
  })
  server.listen(PORT, HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : PORT
    console.log(`ready on ${APP_URL ?? `http://localhost:${port}`}`)
  })
  void keepHouse()
  setInterval(keepHouse, HOUR).unref()
  setInterval(postMail, MAIL_EVERY).unref()
  setInterval(lookForNews, NEWS_MAIL_EVERY * 1000).unref()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server))
}

async function keepHouse() {
  try {
    await removeExpired()
    await refreshStaleListings()
  } catch (error) {
    log.error({ err: error }, 'housekeeping failed')
  }
}

async function lookForNews() {
  try {
    await queueNewsMail()
  } catch (error) {
    log.error({ err: error }, 'could not queue notification emails')
  }
}

let posting = false

/** One round at a time, however slow the mail server is. */
async function postMail() {
  if (posting) return
  posting = true
  const errors = await deliverMail().catch((error: unknown) => [error])
  for (const err of errors) log.error({ err }, 'could not send email')
  posting = false
}

/** Finishes requests in progress, then closes the database. */
function stop(server: ReturnType<typeof createServer>) {
  server.close(async () => {
    await closeDatabase()
    process.exit(0)
  })
  endEventStreams()
  server.closeIdleConnections()
  setTimeout(() => process.exit(1), 10_000).unref()
}

/** A host that makes a valid URL, and a method that the web's Request supports. */
function isRequest({ method = 'GET', headers }: IncomingMessage): boolean {
  return (
    URL.canParse(`http://${headers.host}`) && !['TRACE', 'TRACK', 'CONNECT'].includes(method.toUpperCase())
  )
}

async function readiness(): Promise<[number, string]> {
  try {
    await db().$queryRaw`SELECT 1`
    return [200, 'ready']
  } catch {
    return [503, 'the database isn’t responding']
  }
}

/** Discards the unread rest of a body, because the next request on this connection comes after it. */
function drain(request: IncomingMessage) {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}

/** The last hop seen by the trusted proxy; without that setting anyone can forge the header. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded =
    trustProxy &&
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  return forwarded || request.socket.remoteAddress || 'unknown'
}

function plain(response: ServerResponse, status: number, text: string) {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text)
}

function refuse(response: ServerResponse, status: number, text: string) {
  response.setHeader('Connection', 'close')
  plain(response, status, text)
}
