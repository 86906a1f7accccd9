import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** What a search, a filter or a page replaces: it steps back while the next is on its way. */
export function Results({ children }: { children: ReactNode }) {
  const isPending = useNavigation().location?.pathname === useLocation().pathname
  return (
    <div className="stack results" aria-busy={isPending || undefined}>
      {children}
    </div>
  )
}
