type Address = { pathname: string; search: string; hash: string }
type State = { historyAction: string; navigation: { state: string; location?: Address } }

const routerState = () =>
  (window as { __reactRouterDataRouter?: { state: State } }).__reactRouterDataRouter?.state

/** Where the router is leading. */
export function onTheWay(): string | null {
  const pending = routerState()?.navigation
  if (pending?.state !== 'loading' || !pending.location) return null
  const { pathname, search, hash } = pending.location
  return pathname + search + hash
}

/** Where the router is leading, or has led since the document came. */
export function ledTo(): string | null {
  const led = routerState()?.historyAction ?? 'POP'
  return onTheWay() ?? (led === 'POP' ? null : location.href)
}
