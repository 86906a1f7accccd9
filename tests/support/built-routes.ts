import type { ServerBuild } from 'react-router'

type BuiltRoute = ServerBuild['routes'][string] & object

export async function builtRoutes(): Promise<Record<string, BuiltRoute>> {
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href)
  return build.routes as Record<string, BuiltRoute>
}

/** The routes that answer at an address of their own. */
export async function leafRoutes(): Promise<BuiltRoute[]> {
  const routes = Object.values(await builtRoutes())
  return routes.filter(({ id, index, path }) => id !== 'root' && (index || path !== undefined))
}

/** From the route itself up to the root. */
export async function lineOf(id: string): Promise<BuiltRoute[]> {
  const routes = await builtRoutes()
  const line: BuiltRoute[] = []
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    const route = routes[at]
    if (route) line.push(route)
  }
  return line
}
