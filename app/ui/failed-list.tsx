import { Link, useLocation } from 'react-router'
import { Notice } from './notice.tsx'

/** Replaces a list that could not be read. */
export function FailedList() {
  const { pathname, search } = useLocation()
  return (
    <Notice tone="danger" title="We couldn’t load this list.">
      That’s our fault, not yours. <Link to={pathname + search}>Try again</Link>
    </Notice>
  )
}
