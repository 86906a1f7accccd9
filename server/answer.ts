import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'
import type { PageText } from '../app/http/page-text.server.ts'
import { fairStart } from './fair-start.ts'
import { type App, createHandler } from './handler.ts'
import { countShed, loadOf, watchLateness } from './load.ts'
import type { Observe } from './metrics.ts'
import { plain, refuse } from './plain.ts'
import { readiness } from './readiness.ts'
import { send } from './send.ts'
import type { readStaticFiles } from './static-files.ts'
import { judge, notAllowed } from './wire.ts'

type Files = ReturnType<typeof readStaticFiles>

/**
 * Responds to whatever arrives: health checks, files, and pages of the built app. `lateness` is by how many milliseconds this
 * process is late.
 */
export function createAnswer(build: App, files: Files, observe?: Observe, lateness = watchLateness()) {
  const { settings, secure, log } = build.entry.module
  const { APP_URL, TRUST_PROXY, SHED_WHEN_LATE } = settings()
  const stylesheet = files.text(/^\/assets\/app-.*\.css$/)
  const handle = createHandler(build, observe)
  const turnOf = fairStart()
  // A request's URL has the public origin, which the Origin header of every form is compared with.
  const origin = APP_URL ? new URL(APP_URL) : undefined
  const requestOptions = origin ? { host: origin.host, protocol: origin.protocol } : {}

  async function answer(request: IncomingMessage, response: ServerResponse) {
    secure({ has: (name) => response.hasHeader(name), set: (name, value) => response.setHeader(name, value) })
    const refusal = judge(request)
    if (refusal) return refuse(response, refusal)
    const path = request.url?.split('?', 1)[0] ?? ''
    if (HEALTH.has(path)) return answerHealth(request, response, path)
    if (files.serve(request, response)) return
    const isForm = request.method === 'POST'
    const isSignIn = SIGN_IN.test(request.url ?? '')
    if (!isSignIn && isTooMuch(isForm)) return sendAway(response, 'late')
    if (request.headers.expect) response.writeContinue()
    const clientAddress = addressOf(request, TRUST_PROXY)
    const line = isSignIn ? 'ahead' : 'crowd'
    if (!(await turnOf(clientAddress, isForm ? FORMS : PAGES, line))) return sendAway(response, 'line')
    if (response.destroyed) return
    const pageText: PageText = {}
    const asked = createRequest(request, response, requestOptions)
    await send(request, response, await handle(asked, { clientAddress, stylesheet, pageText }), pageText)
    drain(request)
  }

  const load = () => loadOf(lateness(), SHED_WHEN_LATE)
  const isTooMuch = (isForm: boolean) => load() === 'overloaded' || (load() === 'busy' && !isForm)

  async function answerHealth({ method = '' }: IncomingMessage, response: ServerResponse, path: string) {
    if (!['GET', 'HEAD'].includes(method)) return refuse(response, notAllowed(['GET', 'HEAD']))
    if (path === '/healthz') return plain(response, 200, 'ok')
    plain(response, ...(await readiness(build, load())))
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response)
    } catch (error) {
      log.error({ err: error }, 'response failed')
      if (!response.headersSent) plain(response, 500, 'Something went wrong')
      else response.destroy()
    }
  }
}

/** A page costs some milliseconds: what waits at the end of a full line would come after a few seconds. A form comes a little later rather than not at all. */
const PAGES = { ofClient: 200, ofAll: 400 }
const FORMS = { ofClient: 400, ofAll: 800 }
const BUSY = {
  status: 503,
  text: 'We’re very busy right now. Try again in a few seconds.',
  headers: { 'Retry-After': '5' },
}

function sendAway(response: ServerResponse, why: Parameters<typeof countShed>[0]): void {
  countShed(why)
  refuse(response, BUSY)
}

/** Gets through whatever else there is: it has a line of its own, and limits of its own by address. */
const SIGN_IN = /^\/auth\//

const HEALTH = new Set(['/healthz', '/readyz'])

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
