import { href } from 'react-router'
import type { PartnerHub } from '#app/domain/partner-hubs/hub.server.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { OrganizationFacts } from '#app/ui/organization-facts.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

export function HubHead({ hub }: { hub: PartnerHub }) {
  const { name, logo, type, industry, place, website } = hub
  return (
    <>
      <PageHead title={<bdi>{name}</bdi>} back={{ to: href('/partner-hub'), label: 'Partner Hub' }} />
      <div className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Logo name={name} src={logo} size="lg" />
        <ul className="facts">
          <li>
            <Chip>{type}</Chip>
          </li>
          <OrganizationFacts {...{ industry, place, website }} />
        </ul>
      </div>
    </>
  )
}
