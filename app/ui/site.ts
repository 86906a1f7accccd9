import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#app/http/site.server.ts'

/** Also provided during server rendering, for pages on which a guard stopped every loader. */
export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const root = useRouteLoaderData<{ site: Site }>('root')
  const site = useContext(SiteContext) ?? root?.site
  if (!site) throw new Error('A page was rendered without its site')
  return site
}
