import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ActionCard } from './action-cards.ts'

export function ActionCards({ cards }: { cards: ActionCard[] }) {
  if (cards.length === 0) return null
  return (
    <nav aria-label="Shortcuts">
      {/* Any number of tiles leaves no gap: they are as wide as their words, two in a row on phones. */}
      <ul className="mb-8 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        {cards.map(({ title, icon, to }) => (
          <li
            key={title}
            className="card flex min-h-11 items-center gap-2 px-2 py-2 sm:gap-2.5 sm:ps-3 sm:pe-4"
          >
            <Icon name={icon} className="size-5.5 text-accent" />
            <Link className="card-link wrap-anywhere leading-tight font-semibold max-[22rem]:text-sm" to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
