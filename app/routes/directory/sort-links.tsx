import { Link } from 'react-router'

type Props = { orders: { label: string; to: string; current: boolean }[] }

/** The orders of a list, next to its count. */
export function SortLinks({ orders }: Props) {
  return (
    <nav aria-label="Sort by" className="cluster gap-1">
      <span className="text-sm text-muted" aria-hidden>
        Sort by
      </span>
      {orders.map(({ label, to, current }) => (
        <Link
          key={label}
          className="btn btn-quiet btn-sm"
          to={to}
          aria-current={current || undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
