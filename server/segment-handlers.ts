import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Matches any first segment; never looked up itself. */
const ANY = '*'

/**
 * Responds like React Router's own handler, at lower cost: that one tries all branches of the route tree in turn, twice
 * per request, and rebuilds the tree for every page. Each first segment of a URL has a handler here that knows only the
 * routes which can match below it. Any other start, an encoded segment included, goes to one that knows them all.
 */
export function createSegmentHandlers(build: ServerBuild) {
  const whole = createRequestHandler(build, 'production')
  const handlers = new Map(
    [...routesBySegment(build.routes)].map(([segment, ids]) => [
      segment,
      createRequestHandler(withRoutes(ids, build), 'production'),
    ]),
  )
  return (request: Request, context: RouterContextProvider): Promise<Response> => {
    const handle = handlers.get(firstSegment(request)) ?? whole
    return handle(onOneLine(request), context)
  }
}

const lineBreaks = /%0[ad]|%e2%80%a[89]/gi

/**
 * The router's pattern for any other path has no line breaks in it, so that no route at all would match. With spaces in their
 * place, the path is still none of ours.
 */
function onOneLine(request: Request): Request {
  const url = new URL(request.url)
  const path = url.pathname.replace(lineBreaks, '%20')
  return path === url.pathname ? request : new Request(Object.assign(url, { pathname: path }), request)
}

/** The ids of the routes that can match below each first segment, with the layouts around them. */
function routesBySegment(routes: Routes): Map<string, Set<string>> {
  const lines = Object.keys(routes).map((id) => lineTo(id, routes))
  const bySegment = Map.groupBy(lines, ({ path }) => spelledOutSegment(path))
  const anywhere = bySegment.get(ANY) ?? []
  bySegment.delete(ANY)
  return new Map(
    [...bySegment].map(([segment, own]) => [
      segment,
      new Set([...own, ...anywhere].flatMap(({ ids }) => ids)),
    ]),
  )
}

/** The ids from the root down to a route, and its full path. */
function lineTo(id: string, routes: Routes): { ids: string[]; path: string } {
  const { parentId, path = '' } = routes[id] ?? {}
  if (parentId === undefined) return { ids: [id], path }
  const parent = lineTo(parentId, routes)
  return { ids: [...parent.ids, id], path: `${parent.path}/${path}` }
}

/** A parameter, a splat and an optional segment match more than their own text. */
function spelledOutSegment(path: string): string {
  const first = path.split('/').find(Boolean) ?? ''
  return /^[\w-]*$/.test(first) ? first.toLowerCase() : ANY
}

/** Routes match in any case; a page's data is requested at its URL plus a suffix. */
function firstSegment({ url }: Request): string {
  const [, first = ''] = new URL(url).pathname.split('/', 2)
  return first.toLowerCase().replace(/\.data$/, '')
}

function withRoutes(ids: Set<string>, build: ServerBuild): ServerBuild {
  const assets = { ...build.assets, routes: only(ids, build.assets.routes) }
  return { ...build, assets, routes: only(ids, build.routes) }
}

function only<T>(ids: Set<string>, all: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
}
