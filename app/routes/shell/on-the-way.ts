type Address = { pathname: string; search: string; hash: string }
type State = { historyAction: string; navigation: { state: string; location?: Address } }

type Router = { state: State; subscribe: (follower: (state: State) => void) => void }

const router = () => (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter

/** Is told of each of its steps, once the page is alive. */
export const followRouter = (follower: (state: State) => void) => router()?.subscribe(follower)

/** Where the router is leading. */
export function onTheWay(): string | null {
  const pending = router()?.state.navigation
  if (pending?.state !== 'loading' || !pending.location) return null
  const { pathname, search, hash } = pending.location
  return pathname + search + hash
}

/** Where the router is leading, or has led since the document came. */
export function ledTo(): string | null {
  const led = router()?.state.historyAction ?? 'POP'
  return onTheWay() ?? (led === 'POP' ? null : location.href)
}
