import { href } from 'react-router'
import type { PartnerHub } from '#app/domain/partner-hubs/hub.server.ts'
import { Logo } from '#app/ui/logo.tsx'
import { OrganizationFacts } from '#app/ui/organization-facts.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

export function HubHead({ hub }: { hub: PartnerHub }) {
  const { name, logo, type, industry, place, website } = hub
  return (
    <PageHead
      title={<bdi>{name}</bdi>}
      back={{ to: href('/partner-hub'), label: 'Partner Hub' }}
      media={<Logo name={name} src={logo} />}
      facts={
        <ul className="facts">
          <li>{type}</li>
          <OrganizationFacts {...{ industry, place, website }} />
        </ul>
      }
    />
  )
}
