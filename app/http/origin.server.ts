import { settings } from '#app/settings.server.ts'

/** The public origin: APP_URL's, or without that setting the one in the request. */
export function publicOrigin(request: Request): string {
  return new URL(settings().APP_URL ?? request.url).origin
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request doesn't state its origin, as in text browsers. */
export function saysNoOrigin({ headers }: Request): boolean {
  return !headers.has('sec-fetch-site') && (headers.get('origin') ?? 'null') === 'null'
}

/**
 * Whether an unsafe request comes from one of our own pages. Browsers say so in Sec-Fetch-Site, older ones in Origin; a
 * request with neither must carry a token: see form-token.server.ts.
 */
export function isOwnOrigin(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return true
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (origin && origin !== 'null' && origin !== publicOrigin(request)) return false
  return site ? site === 'same-origin' : origin === publicOrigin(request)
}
