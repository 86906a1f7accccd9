import { tabMemory } from '#app/ui/tab-memory.ts'

type Address = { pathname: string; search: string; hash: string }
type Router = { state: { navigation: { state: string; location?: Address } } }
type Reload = Event & { navigationType?: string; userInitiated?: boolean }

/**
 * After a deploy, the module of a page may be gone from the server. The router then reloads the current page; this leads
 * to the one that was chosen instead.
 */
export function leadOnWithoutModule(): void {
  const { navigation } = window as { navigation?: EventTarget }
  if (navigation) leadOnInsteadOfReload(navigation)
  else leadOnAfterReload()
}

function leadOnInsteadOfReload(navigation: EventTarget) {
  let isLeaving = false
  navigation.addEventListener('navigate', (event: Reload) => {
    const isRouters = event.navigationType === 'reload' && !event.userInitiated && event.cancelable
    const target = chosen()
    if (!isRouters || target === null) return
    event.preventDefault()
    // Several modules may be gone at once.
    if (isLeaving) return
    isLeaving = true
    location.assign(target)
  })
}

const ON_THE_WAY = 'on the way'

/** In browsers without the Navigation API. */
function leadOnAfterReload() {
  const kept = tabMemory.read<[from: string, target: string]>(ON_THE_WAY)
  tabMemory.forget(ON_THE_WAY)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (kept && visit?.type === 'reload' && kept[0] === location.href) location.assign(kept[1])
  addEventListener('pagehide', () => {
    const target = chosen()
    if (target !== null) tabMemory.keep(ON_THE_WAY, [location.href, target])
  })
}

/** Where the router is leading. */
function chosen(): string | null {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  const pending = router?.state.navigation
  if (pending?.state !== 'loading' || !pending.location) return null
  const { pathname, search, hash } = pending.location
  return pathname + search + hash
}
