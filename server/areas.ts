import { createRequestHandler, type ServerBuild } from 'react-router'

type Handler = ReturnType<typeof createRequestHandler>

/**
 * React Router tries the branches of the route tree one after the other, twice a request, and makes the tree anew for every page. So
 * each first segment of an address has a handler that knows only the routes which can match below it: the answers are the same.
 */
export function createAreaHandler(build: ServerBuild): Handler {
  const { areas, anywhere } = routeIds(build.routes)
  const whole = createRequestHandler(build, 'production')
  const handlers = new Map<string, Handler>()
  for (const [area, ids] of areas) {
    const known = new Set([...ids, ...anywhere])
    const routes = only(build.routes, known)
    const assets = { ...build.assets, routes: only(build.assets.routes, known) }
    handlers.set(area, createRequestHandler({ ...build, routes, assets }, 'production'))
  }
  return (request, context) => (handlers.get(areaOf(request.url)) ?? whole)(request, context)
}

/** The routes of each first segment, with those around them; `anywhere` are those whose first segment can be any. */
function routeIds(routes: ServerBuild['routes']) {
  const areas = new Map<string, string[]>()
  const anywhere: string[] = []
  for (const id of Object.keys(routes)) {
    const { path, ids } = lineage(routes, id)
    const [first = ''] = path.split('/')
    // What isn't spelled out matches more than one segment.
    if (!/^[\w-]*$/.test(first)) anywhere.push(...ids)
    else areas.set(first.toLowerCase(), [...(areas.get(first.toLowerCase()) ?? []), ...ids])
  }
  return { areas, anywhere }
}

function lineage(routes: ServerBuild['routes'], id: string): { path: string; ids: string[] } {
  const route = routes[id]
  const above = route?.parentId === undefined ? { path: '', ids: [] } : lineage(routes, route.parentId)
  return { path: [above.path, route?.path].filter(Boolean).join('/'), ids: [...above.ids, id] }
}

/** Data of a page is asked for at its address with an ending. */
const areaOf = (url: string) => /^[^:]+:\/\/[^/]+\/([^/?#.]*)/.exec(url)?.[1]?.toLowerCase() ?? ''

const only = <T>(all: Record<string, T>, ids: Set<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
