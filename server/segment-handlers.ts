import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Matches any segment; never looked up itself. */
const ANY = '*'

/**
 * Responds like React Router's own handler, at lower cost: that one tries all branches of the route tree in turn, twice
 * per request, and rebuilds the tree for every page. Each first two segments of a URL have a handler here that knows only
 * the routes which can match below them, and each first one has another for whatever second one follows. Any other start,
 * one with an unusual character included, goes to one that knows them all.
 */
export function createSegmentHandlers(build: ServerBuild) {
  const whole = createRequestHandler(build, 'production')
  const handlers = new Map(
    [...routesByStart(build.routes)].map(([start, ids]) => [
      start,
      createRequestHandler(withRoutes(ids, build), 'production'),
    ]),
  )
  const handlerOf = (url: URL) => {
    const [first, second] = firstSegments(url)
    const rest = isPlain(second) ? ANY : second
    return handlers.get(`${first}/${second}`) ?? handlers.get(`${first}/${rest}`) ?? whole
  }
  return (request: Request, context: RouterContextProvider): Promise<Response> => {
    const url = new URL(request.url)
    return handlerOf(url)(onOneLine(request, url), context)
  }
}

const lineBreaks = /%0[ad]|%e2%80%a[89]/gi

/**
 * The router's pattern for any other path has no line breaks in it, so that no route at all would match. With spaces in their
 * place, the path is still none of ours.
 */
function onOneLine(request: Request, url: URL): Request {
  const path = url.pathname.replace(lineBreaks, '%20')
  return path === url.pathname ? request : new Request(Object.assign(url, { pathname: path }), request)
}

type Line = { ids: string[]; path: string }

/** The ids of the routes that can match below each start of a URL, with the layouts around them. */
function routesByStart(routes: Routes): Map<string, Set<string>> {
  const lines = Object.keys(routes).map((id) => lineTo(id, routes))
  const firsts = bySegment(lines, 0)
  firsts.delete(ANY)
  return new Map(
    [...firsts].flatMap(([first, below]) =>
      [...bySegment(below, 1)].map(([second, own]) => [`${first}/${second}`, idsOf(own)] as const),
    ),
  )
}

/** The lines that can match each segment spelled out at a place, and those for any other one there. */
function bySegment(all: Line[], place: number): Map<string, Line[]> {
  const spelledOut = Map.groupBy(all, ({ path }) => spelledOutSegment(path, place))
  const anywhere = spelledOut.get(ANY) ?? []
  spelledOut.set(ANY, [])
  return new Map(Array.from(spelledOut, ([segment, own]) => [segment, own.concat(anywhere)]))
}

const idsOf = (lines: Line[]) => new Set(lines.flatMap(({ ids }) => ids))

/** The ids from the root down to a route, and its full path. */
function lineTo(id: string, routes: Routes): Line {
  const { parentId, path = '' } = routes[id] ?? {}
  if (parentId === undefined) return { ids: [id], path }
  const parent = lineTo(parentId, routes)
  return { ids: [...parent.ids, id], path: `${parent.path}/${path}` }
}

/** A parameter, a splat and an optional segment match more than their own text, and may leave the rest to any place. */
function spelledOutSegment(path: string, place: number): string {
  const segments = path
    .split('/')
    .filter(Boolean)
    .slice(0, place + 1)
  return segments.every(isPlain) ? (segments[place] ?? '').toLowerCase() : ANY
}

const isPlain = (segment: string) => /^[\w-]*$/.test(segment)

/** Routes match in any case; a page's data is requested at its URL plus a suffix. */
function firstSegments({ pathname }: URL): [first: string, second: string] {
  const path = pathname.toLowerCase().replace(/(\/_)?\.data$/, '')
  const [, first = '', second = ''] = path.split('/', 3)
  return [first, second]
}

function withRoutes(ids: Set<string>, build: ServerBuild): ServerBuild {
  const assets = { ...build.assets, routes: only(ids, build.assets.routes) }
  return { ...build, assets, routes: only(ids, build.routes) }
}

function only<T>(ids: Set<string>, all: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
}
