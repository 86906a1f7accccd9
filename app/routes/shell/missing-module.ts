type Router = {
  state: { navigation: { state: string; location?: { pathname: string; search: string; hash: string } } }
}
type Reload = Event & { navigationType?: string; userInitiated?: boolean }

/**
 * After a deploy, the module of a page may be gone from the server. The router then reloads the current page; this leads
 * to the one that was chosen instead. Browsers without the Navigation API reload, and the next click leads on.
 */
export function leadOnWithoutModule(): void {
  let isLeaving = false
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event: Reload) => {
    const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
    const pending = router?.state.navigation
    const isRouters = event.navigationType === 'reload' && !event.userInitiated && event.cancelable
    if (!isRouters || pending?.state !== 'loading' || !pending.location) return
    event.preventDefault()
    // Several modules may be gone at once.
    if (isLeaving) return
    isLeaving = true
    const { pathname, search, hash } = pending.location
    location.assign(pathname + search + hash)
  })
}
