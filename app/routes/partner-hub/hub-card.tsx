import { href } from 'react-router'
import type { PartnerHubCard } from '#app/domain/partner-hubs/listing.server.ts'
import { CardLink } from '#app/ui/card.tsx'
import { Logo } from '#app/ui/logo.tsx'

/** Partners see all the others, but can open only their own. */
export function HubCard({ hub: { id, name, logo, industry, place, isOpen } }: { hub: PartnerHubCard }) {
  return (
    <li className="card person-card">
      <Logo name={name} src={logo} />
      <div>
        <h2>
          {isOpen ? (
            <CardLink to={href('/partner-hub/:partnerHubId', { partnerHubId: String(id) })}>
              <bdi>{name}</bdi>
            </CardLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h2>
        {industry && <p>{industry}</p>}
        {place && <p>{place}</p>}
      </div>
    </li>
  )
}
