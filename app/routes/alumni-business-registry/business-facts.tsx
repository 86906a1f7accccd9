import type { Business } from '#app/domain/businesses/business.server.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { Alumni } from './alumni.tsx'
import { DiscountCode } from './discount-code.tsx'

export function BusinessFacts({ business }: { business: Business }) {
  const { name, logo, offeringType, shortDescription, description, promotionalCode, alumni } = business
  return (
    <div className="stack">
      <div className="cluster">
        <Logo name={name} src={logo} size="lg" />
        {offeringType && <Chip>{offeringType}</Chip>}
      </div>
      <Links business={business} />
      {(description ?? shortDescription) && (
        <p className="measure whitespace-pre-line" dir="auto">
          {description ?? shortDescription}
        </p>
      )}
      {alumni.length > 0 && <Alumni alumni={alumni} />}
      {promotionalCode && <DiscountCode code={promotionalCode} />}
    </div>
  )
}

function Links({ business: { website, links } }: { business: Business }) {
  const all = [...(website ? [{ label: 'Website', url: website }] : []), ...links]
  if (all.length === 0) return null
  return (
    <ul className="facts">
      {all.map(({ label, url }) => (
        <li key={label}>
          <Icon name={label === 'Website' ? 'globe' : 'link'} />
          <OutsideLink to={url}>{label}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
