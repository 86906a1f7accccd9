import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { ActionCard } from './action-cards.ts'

export function ActionCards({ cards }: { cards: ActionCard[] }) {
  if (cards.length === 0) return null
  return (
    <nav aria-label="Shortcuts">
      <ul className="action-cards">
        {cards.map(({ title, icon, to }) => (
          <li key={title} className="card action-card">
            <Icon name={icon} />
            <Link className="card-link" to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
