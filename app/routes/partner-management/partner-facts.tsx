import type { Partner } from '#app/domain/organizations/partner.server.ts'
import { OrganizationFacts } from '#app/ui/organization-facts.tsx'

type Props = { partner: Pick<Partner, 'industry' | 'place' | 'website'> }

export function PartnerFacts({ partner: { industry, place, website } }: Props) {
  if (!industry && !place && !website) return null
  return (
    <ul className="facts mb-5">
      <OrganizationFacts {...{ industry, place, website }} />
    </ul>
  )
}
