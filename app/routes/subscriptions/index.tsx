import { COACHING_PLANS, isDiscounted } from '#app/domain/plans/plans.ts'
import { listSubscriptions } from '#app/domain/subscriptions/list.server.ts'
import { offersFor, paymentMode } from '#app/domain/subscriptions/offers.server.ts'
import { subscribed } from '#app/domain/viewer/permissions.ts'
import { allowBillingScripts } from '#app/http/paying.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { settings } from '#app/settings.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/index'
import { CoachingPackages } from './coaching-packages.tsx'
import { OwnSubscriptions } from './own-subscriptions.tsx'

/** Shows the state that billing last reported, so it works whether or not billing responds now. */
export async function loader(asked: Route.LoaderArgs) {
  allowBillingScripts(asked)
  const viewer = asked.context.get(viewerContext)
  const percent = settings().COACHING_DISCOUNT_PERCENT
  return {
    own: await listSubscriptions(viewer),
    subscribed: subscribed(viewer),
    isCustomer: viewer.chargebeeId !== null,
    way: paymentMode(),
    coaching: offersFor(viewer, COACHING_PLANS),
    discount: percent ? { percent, given: isDiscounted(viewer.subscriptions) } : null,
  }
}

const title = 'Subscriptions'

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const { own, coaching, discount, way, subscribed, ...member } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} lead="What you’re subscribed to, and what else is available." />
      <div className="stack gap-10">
        <OwnSubscriptions own={own} way={way} {...member} />
        {subscribed && <CoachingPackages offers={coaching} discount={discount} way={way} />}
      </div>
    </>
  )
}
