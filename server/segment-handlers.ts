import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Stands for every first segment; it is none of an address that is looked up. */
const ANY = '*'

/**
 * Answers as React Router's own handler would, for less: that one tries all branches of the route tree in turn, twice a request, and
 * makes the tree anew for every page. Each first segment of an address has a handler here that knows only the routes which
 * can match below it. Whatever begins otherwise, an encoded segment included, goes to one that knows them all.
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
    return handle(request, context)
  }
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

/** The ids from the root down to a route, and its whole path. */
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

/** Routes match in whatever case; a page's data is asked for at its address with an ending. */
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
