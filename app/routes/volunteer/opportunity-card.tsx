import { href } from 'react-router'
import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { useFocusOnTitleWhenRemoved } from '#app/ui/focus-when-removed.ts'
import { Link } from '#app/ui/link.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { OpportunityFacts } from './opportunity-facts.tsx'
import { SignupToggle } from './signup-toggle.tsx'

export function OpportunityCards({ opportunities }: { opportunities: Opportunity[] }) {
  return (
    <ul className="stack gap-4">
      {opportunities.map((opportunity) => (
        <OpportunityCard key={opportunity.id} opportunity={opportunity} />
      ))}
    </ul>
  )
}

function OpportunityCard({ opportunity }: { opportunity: Opportunity }) {
  const { id, name, description } = opportunity
  return (
    <li className="card posting" ref={useFocusOnTitleWhenRemoved<HTMLLIElement>()}>
      <h2>
        <Link to={href('/volunteer/:opportunityId', { opportunityId: String(id) })}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <OpportunityFacts opportunity={opportunity} />
      <p className="clamped" dir="auto">
        {description}
      </p>
      <div className="cluster gap-2">
        <SignupToggle opportunity={opportunity} />
        <FavoriteToggle opportunity={opportunity} />
      </div>
    </li>
  )
}
