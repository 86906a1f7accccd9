import { ButtonLink } from '#app/ui/button.tsx'

type Props = { orders: { label: string; to: string; current: boolean }[] }

/** The orders of a list, next to its count. */
export function SortLinks({ orders }: Props) {
  return (
    <nav aria-label="Sort by" className="cluster gap-1">
      <span className="text-sm text-muted" aria-hidden>
        Sort by
      </span>{' '}
      {orders.map(({ label, to, current }) => (
        <ButtonLink
          key={label}
          variant="quiet"
          size="sm"
          to={to}
          aria-current={current || undefined}
          preventScrollReset
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}
