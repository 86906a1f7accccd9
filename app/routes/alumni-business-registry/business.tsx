import { useLocation } from 'react-router'
import { type Business as BusinessFacts, findBusiness } from '#app/domain/businesses/business.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerIfAny } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { leadOn } from '#app/middleware/lead-on.server.ts'
import { Chip } from '#app/ui/chip.tsx'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/business'
import { AboutBusiness } from './about-business.tsx'
import { businessHref, listHref } from './address.ts'
import { Alumni } from './alumni.tsx'
import { DiscountCode } from './discount-code.tsx'

export const middleware: Route.MiddlewareFunction[] = [leadOn('businessId')]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = viewerIfAny(context)
  const business = found(await findBusiness(viewer, parseId(params.businessId)))
  return { business, origin: viewer ? null : publicOrigin(request) }
}

export default function Business({ loaderData: { business, origin } }: Route.ComponentProps) {
  const { search } = useLocation()
  const { id, name, logo, offeringType, shortDescription, description, promotionalCode, alumni } = business
  return (
    <DialogFrame title={<bdi>{name}</bdi>} closeTo={listHref(search)} openedBy={businessHref(id, search)}>
      <AboutBusiness business={business} origin={origin} />
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
    </DialogFrame>
  )
}

function Links({ business: { website, links } }: { business: BusinessFacts }) {
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
