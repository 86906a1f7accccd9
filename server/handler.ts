import { randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type * as entry from '../app/entry.server.tsx'

export type App = Omit<ServerBuild, 'entry'> & { entry: { module: typeof entry } }
export type Stylesheet = { href: string; text: string }

type Options = { clientAddress?: string; stylesheet?: Stylesheet }

/** Answers one request with the built app: the same path for the server and for tests. */
export function createHandler(build: App) {
  const { module: entry } = build.entry
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production')

  return async (
    request: Request,
    { clientAddress = '127.0.0.1', stylesheet }: Options = {},
  ): Promise<Response> => {
    const requestId = randomBytes(6).toString('hex')
    const started = performance.now()
    const response = await handle(request, entry.requestContext({ requestId, clientAddress, stylesheet }))
    entry.secure(response.headers)
    response.headers.set('X-Request-Id', requestId)
    entry.log.info({
      requestId,
      method: request.method,
      path: pathForLog(request.url),
      status: response.status,
      ms: Math.round(performance.now() - started),
    })
    return response
  }
}

/** Without query: it may hold what somebody searched for. Tokens in paths are cut as well. */
function pathForLog(url: string): string {
  return new URL(url).pathname.replace(/[\w-]{32,}/g, '…').slice(0, 200)
}
