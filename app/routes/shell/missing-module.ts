import { tabMemory } from '#app/ui/tab-memory.ts'
import { onTheWay } from './on-the-way.ts'

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
    const target = onTheWay()
    if (!isRouters || target === null) return
    event.preventDefault()
    // Several modules may be gone at once.
    if (isLeaving) return
    isLeaving = true
    location.assign(target)
  })
}

const CHOSEN = 'on the way'

/** In browsers without the Navigation API. */
function leadOnAfterReload() {
  const kept = tabMemory.read<[from: string, target: string]>(CHOSEN)
  tabMemory.forget(CHOSEN)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (kept && visit?.type === 'reload' && kept[0] === location.href) location.assign(kept[1])
  addEventListener('pagehide', () => {
    const target = onTheWay()
    if (target !== null) tabMemory.keep(CHOSEN, [location.href, target])
  })
}
