import type { ServerBuild } from 'react-router'
import type { App } from '../../server/handler.ts'

type BuiltRoute = ServerBuild['routes'][string] & object

/** A variable, because types are checked before there is a build. */
const BUILD = new URL('../../build/server/index.js', import.meta.url).href

export const builtApp = (): Promise<App> => import(BUILD)

export async function builtRoutes(): Promise<Record<string, BuiltRoute>> {
  const build = await builtApp()
  return build.routes as Record<string, BuiltRoute>
}

/** The routes with a URL of their own. */
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
