import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'
import type { PageText } from '../app/http/page-text.server.ts'
import { fairStart } from './fair-start.ts'
import { type App, createHandler } from './handler.ts'
import type { Observe } from './metrics.ts'
import { plain, refuse } from './plain.ts'
import { readiness } from './readiness.ts'
import { send } from './send.ts'
import type { readStaticFiles } from './static-files.ts'
import { judge, notAllowed } from './wire.ts'

type Files = ReturnType<typeof readStaticFiles>

/** Responds to whatever arrives: health checks, files, and pages of the built app. */
export function createAnswer(build: App, files: Files, observe?: Observe) {
  const { settings, secure, log } = build.entry.module
  const { APP_URL, TRUST_PROXY } = settings()
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
    if (HEALTH.has(request.url ?? '')) return answerHealth(request, response)
    if (files.serve(request, response)) return
    if (request.headers.expect) response.writeContinue()
    const clientAddress = addressOf(request, TRUST_PROXY)
    if (!(await turnOf(clientAddress, request.method === 'POST' ? FORMS : PAGES)))
      return refuse(response, BUSY)
    if (response.destroyed) return
    const pageText: PageText = {}
    const asked = createRequest(request, response, requestOptions)
    await send(request, response, await handle(asked, { clientAddress, stylesheet, pageText }), pageText)
    drain(request)
  }

  async function answerHealth({ method = '', url }: IncomingMessage, response: ServerResponse) {
    if (!['GET', 'HEAD'].includes(method)) return refuse(response, notAllowed(['GET', 'HEAD']))
    if (url === '/healthz') return plain(response, 200, 'ok')
    plain(response, ...(await readiness(build)))
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
