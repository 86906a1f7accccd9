import type { ReactNode } from 'react'
import { COUNT } from './route-announcer.tsx'

/** The number of a list's results. The page's announcer says it whenever a filter, search or page has changed the list. */
export function ResultCount({ children }: { children: ReactNode }) {
  return (
    <p id={COUNT} className="text-muted">
      {children}
    </p>
  )
}
