import { useEffect } from 'react'

/** By then a page has everything that it needs itself. */
const LATE = 3_000

/** Prepares the browser of a member for being offline; for visitors it removes what a member left. */
export function useOffline(isMember: boolean): void {
  useEffect(() => {
    if (import.meta.env.DEV || !('caches' in window)) return
    if (!isMember) {
      caches.delete('agenda').catch(() => {})
      return
    }
    const prepare = () => import('./prepare-offline.ts').then((it) => it.prepareOffline()).catch(() => {})
    const timer = setTimeout(prepare, LATE)
    return () => clearTimeout(timer)
  }, [isMember])
}
