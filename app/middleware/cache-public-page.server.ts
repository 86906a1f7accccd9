import type { MiddlewareFunction } from 'react-router'
import { viewerIfAny } from '#app/http/request-context.server.ts'

const BRIEFLY = 60

/**
 * Visitors' browsers may cache a page for a minute, members' never. Shared caches may not store it, because a page's
 * nonce is for one browser.
 */
export const cachePublicPage: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  if (viewerIfAny(context) === null && response.status === 200) {
    response.headers.set('Cache-Control', `private, max-age=${BRIEFLY}`)
  }
  return response
}
