import { useLocation } from 'react-router'
import type { BusinessCard as Business } from '#app/domain/businesses/listing.server.ts'
import { CardLink } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { businessHref } from './address.ts'

export function BusinessCard({ business }: { business: Business }) {
  const { id, name, logo, shortDescription, offeringType } = business
  const { search } = useLocation()
  return (
    <li className="card person-card">
      <Logo name={name} src={logo} />
      <div>
        <h2>
          <CardLink to={businessHref(id, search)} preventScrollReset>
            <bdi>{name}</bdi>
          </CardLink>
        </h2>
        {shortDescription && <p dir="auto">{shortDescription}</p>}
      </div>
      {offeringType && (
        <p className="chips">
          <Chip>{offeringType}</Chip>
        </p>
      )}
    </li>
  )
}
