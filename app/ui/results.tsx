import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from './class-names.ts'

/** What a search, a filter or a page replaces: it steps back while the next is on its way. Saving something replaces nothing. */
export function Results({ className, children }: { className?: string; children: ReactNode }) {
  const { location, formMethod } = useNavigation()
  const isPending = location?.pathname === useLocation().pathname && formMethod !== 'POST'
  return (
    <div className={classNames('stack results', className)} aria-busy={isPending || undefined}>
      {children}
    </div>
  )
}
