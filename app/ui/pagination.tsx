import { Fragment } from 'react'
import { pageWindow } from '#app/values/list-page.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Props = { page: number; pages: number; href: (page: number) => string }

/** As many numbers as a phone has room for, between the links to the page before and the one after. */
const FIT = 4

/** The spaces keep its numbers apart in text browsers. */
export function Pagination({ page, pages, href }: Props) {
  if (pages <= 1) return null
  const shown = pageWindow(page, pages)
  const isAround = (entry: number) => shown.length > FIT && ![1, page, pages].includes(entry)
  return (
    <nav className="pagination" aria-label="Pagination">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span className="max-sm:sr-only">Previous</span>
        </Link>
      )}
      {shown.map((entry, index) => (
        <Fragment key={entry === 'gap' ? `after ${shown[index - 1]}` : entry}>
          {' '}
          {entry === 'gap' ? (
            <span aria-hidden>…</span>
          ) : (
            <Link
              className={isAround(entry) ? 'max-sm:hidden' : undefined}
              to={href(entry)}
              aria-label={`Page ${entry}`}
              aria-current={entry === page ? 'page' : undefined}
            >
              {entry}
            </Link>
          )}
        </Fragment>
      ))}{' '}
      {page < pages && (
        <Link to={href(page + 1)} rel="next">
          <span className="max-sm:sr-only">Next</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
