import { useLocation } from 'react-router'
import { findBusiness } from '#app/domain/businesses/business.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerIfAny } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { leadOn } from '#app/middleware/lead-on.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/business'
import { AboutBusiness } from './about-business.tsx'
import { businessHref, listHref } from './address.ts'
import { BusinessFacts } from './business-facts.tsx'

export const middleware: Route.MiddlewareFunction[] = [leadOn('businessId')]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = viewerIfAny(context)
  const business = found(await findBusiness(viewer, parseId(params.businessId)))
  return { business, origin: viewer ? null : publicOrigin(request) }
}

export default function Business({ loaderData: { business, origin } }: Route.ComponentProps) {
  const { search } = useLocation()
  const { id, name } = business
  return (
    <DialogFrame title={<bdi>{name}</bdi>} closeTo={listHref(search)} openedBy={businessHref(id, search)}>
      <AboutBusiness business={business} origin={origin} />
      <BusinessFacts business={business} />
    </DialogFrame>
  )
}
