import type { IncomingMessage } from 'node:http'

/** Why a request is answered without a page. */
export type Refusal = { status: number; text: string; headers?: Record<string, string> }

/** The largest body that still gets a page saying it is too large. Pages read far less of it. */
const MAX_BODY = 64 * 1024 * 1024
const TOO_LARGE = 'That’s too large. We can take up to 64 MB at a time. Go back and send less.'
const METHODS = ['GET', 'HEAD', 'POST']
/** These reach the pages, which tell our own origin from others before they refuse them. */
const REFUSED_LATER = ['OPTIONS', 'PUT', 'PATCH', 'DELETE']
const ALLOW = { Allow: METHODS.join(', ') }
const BAD: Refusal = { status: 400, text: 'Bad request' }

/**
 * Judges everything about a request that arrives by the wire, before a Request is made of it: host, target, method and
 * the size of the body. What passes has an origin-form target, and a host that makes a valid URL.
 */
export function judge(request: IncomingMessage): Refusal | undefined {
  const { method = 'GET', headers } = request
  if (!hasValidHost(request)) return BAD
  if (request.url === '*') return method === 'OPTIONS' ? { status: 204, text: '', headers: ALLOW } : BAD
  const path = pathOf(request.url ?? '')
  if (path === undefined) return BAD
  request.url = path
  if (!METHODS.includes(method) && !REFUSED_LATER.includes(method)) return notAllowed()
  if (headers['transfer-encoding']) return { status: 411, text: 'Length required' }
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) return { status: 413, text: TOO_LARGE }
}

export const notAllowed = (allowed = METHODS): Refusal => ({
  status: 405,
  text: 'Method not allowed',
  headers: { Allow: allowed.join(', ') },
})

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Exactly one host, of which only HTTP/1.0 may do without. */
function hasValidHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? []
  if (host === undefined) return httpVersion === '1.0'
  return others.length === 0 && isHost(host)
}

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`)

/**
 * The path and query of a target in origin form, or in absolute form as proxies send it, whatever host it names.
 * Undefined for any other.
 */
function pathOf(target: string): string | undefined {
  const [, host, absolute] = target.match(/^https?:\/\/([^/?#]*)([^#]*)$/i) ?? []
  if (host !== undefined) return isHost(host) ? `/${absolute ?? ''}`.replace(/^\/\//, '/') : undefined
  return /^\/[^#]*$/.test(target) ? target : undefined
}
