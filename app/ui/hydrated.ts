import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, true right after: JavaScript-only parts appear without a mismatch. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
