import { href, Link } from 'react-router'
import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { CutText } from '#app/ui/cut-text.tsx'
import { useFocusOnTitleWhenRemoved } from '#app/ui/focus-when-removed.ts'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { OpportunityFacts } from './opportunity-facts.tsx'
import { SignupToggle } from './signup-toggle.tsx'

const DESCRIPTION_LENGTH = 160

export function OpportunityCards({ opportunities }: { opportunities: Opportunity[] }) {
  return (
    <ul className="postings">
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
      <p dir="auto">
        <CutText text={description} max={DESCRIPTION_LENGTH} />
      </p>
      <div className="cluster gap-2">
        <SignupToggle opportunity={opportunity} />
        <FavoriteToggle opportunity={opportunity} />
      </div>
    </li>
  )
}
