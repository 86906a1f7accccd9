import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from './class-names.ts'
import { FailedList } from './failed-list.tsx'

type Props = {
  className?: string
  /** Whether they could not be read. */
  failed?: boolean
  children: ReactNode
}

/** What a search, a filter or a page replaces: it steps back while the next is on its way. Saving something replaces nothing. */
export function Results({ className, failed, children }: Props) {
  const { location, formMethod } = useNavigation()
  const isPending = location?.pathname === useLocation().pathname && formMethod !== 'POST'
  return (
    <div className={classNames('stack results', className)} aria-busy={isPending || undefined}>
      {failed ? <FailedList /> : children}
    </div>
  )
}
