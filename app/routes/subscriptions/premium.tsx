import type { ReactNode } from 'react'
import { href, redirect } from 'react-router'
import { hasActive, MEMBERSHIPS } from '#app/domain/plans/plans.ts'
import { offersFor, paymentMode } from '#app/domain/subscriptions/offers.server.ts'
import { subscribed } from '#app/domain/viewer/permissions.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { allowBillingScripts } from '#app/http/paying.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { settings } from '#app/settings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/premium'
import { Memberships } from './memberships.tsx'

/**
 * Visitors from premium content bring its URL and go home without subscribing; others go back to where they came from.
 */
export async function loader(asked: Route.LoaderArgs) {
  allowBillingScripts(asked)
  const { request, url, context } = asked
  const viewer = context.get(viewerContext)
  const wanted = sitePath(url.searchParams.get('redirect'), publicOrigin(request))
  const offers = offersFor(viewer, MEMBERSHIPS)
  // Coaching alone opens the requested content, and leaves the subscriptions on offer.
  if (subscribed(viewer) && (wanted || offers.length === 0)) {
    const to = wanted ?? href('/subscriptions')
    throw hasActive(viewer.subscriptions)
      ? await redirectWithNotice(to, 'Your subscription is active.')
      : redirect(to)
  }
  return {
    offers,
    way: paymentMode(),
    wanted,
    closeTo: wanted ? href('/') : href('/alumni-resources'),
    percent: settings().COACHING_DISCOUNT_PERCENT,
  }
}

/** If the page has opened the provider's, it stays as it is. */
export const shouldRevalidate = () => false

export default function Premium({ loaderData }: Route.ComponentProps) {
  const { offers, way, wanted, closeTo, percent } = loaderData
  return (
    <article className="premium-wall">
      <PageTitle title="Premium" />
      <PageHead
        title="Go further with premium"
        lead="MLTx premium is for alumni who want more than guides. You get people who’ll work on your next step with you."
      />
      <ul className="grid gap-3">
        <Reason>Every premium resource in Alumni Services, with all its sections, files and videos</Reason>
        <Reason>
          Six coaching packages to choose from: Clarity, Pivot, Promotion, Performance, Presence and
          Positioning
        </Reason>
        {percent && <Reason>{percent}% off coaching for annual subscribers</Reason>}
        <Reason>A subscription you manage yourself</Reason>
      </ul>
      <Memberships {...{ offers, way, wanted }} />
      <ButtonLink variant="secondary" to={closeTo}>
        No thank you, not at this time
      </ButtonLink>
    </article>
  )
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-2.5">
      <Icon name="check" className="mt-[0.25em] text-success" />
      <span>{children}</span>
    </li>
  )
}
