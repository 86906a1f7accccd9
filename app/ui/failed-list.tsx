import { useLocation } from 'react-router'
import { ownSearch } from '#app/values/own-search.ts'
import { Link } from './link.tsx'
import { Notice } from './notice.tsx'

/** Replaces a list, or another part of a page, that could not be read. */
export function FailedList({ what = 'list' }: { what?: 'list' | 'profile' | 'conversation' }) {
  const { pathname, search } = useLocation()
  return (
    <Notice tone="danger" title={`We couldn’t load this ${what}.`}>
      That’s our fault, not yours. <Link to={pathname + ownSearch(search)}>Try again</Link>
    </Notice>
  )
}
