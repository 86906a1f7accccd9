import { Link } from 'react-router'
import { pageWindow } from '#app/values/list-page.ts'
import { Icon } from './icon.tsx'

type Props = { page: number; pages: number; href: (page: number) => string }

export function Pagination({ page, pages, href }: Props) {
  if (pages <= 1) return null
  return (
    <nav className="pagination" aria-label="Pagination">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span className="max-sm:sr-only">Previous</span>
        </Link>
      )}
      {pageWindow(page, pages).map((entry, index, entries) =>
        entry === 'gap' ? (
          <span key={`after ${entries[index - 1]}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={href(entry)}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={href(page + 1)} rel="next">
          <span className="max-sm:sr-only">Next</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
