import { factsOf } from '#app/http/request-context.server.ts'
import type { Route } from './+types/worker'
import worker from './worker.js?raw'

/** Each build has another one, which replaces the one before and what it kept. */
export function loader({ context }: Route.LoaderArgs) {
  const { build = 'development' } = factsOf(context)
  return new Response(`const BUILD = ${JSON.stringify(build)}\n${worker}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // What the worker itself may ask for.
      'Content-Security-Policy': "default-src 'self'",
    },
  })
}
