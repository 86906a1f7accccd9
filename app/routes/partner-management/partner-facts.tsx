import type { Partner } from '#app/domain/organizations/partner.server.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props = { partner: Pick<Partner, 'industry' | 'place' | 'website'> }

export function PartnerFacts({ partner: { industry, place, website } }: Props) {
  if (!industry && !place && !website) return null
  return (
    <ul className="facts mb-5">
      {industry && (
        <li>
          <Icon name="building" /> {industry}
        </li>
      )}
      {place && (
        <li>
          <Icon name="map-pin" /> {place}
        </li>
      )}
      {website && (
        <li>
          <Icon name="globe" />
          <a href={website} rel="noopener noreferrer">
            Website
          </a>
        </li>
      )}
    </ul>
  )
}
