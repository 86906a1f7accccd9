import { data, href, redirect } from 'react-router'
import { isCoaching, PLANS } from '#app/domain/plans/plans.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { openCheckout } from '#app/domain/subscriptions/checkout.server.ts'
import { CheckoutSchema } from '#app/domain/subscriptions/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/checkout'
import { paywallHref } from './addresses.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { refusal, refuseWhileImpersonating } from './refusal.server.ts'
import { RefusedBilling } from './refusal.tsx'

/** Passes a refusal's Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** A GET opens no checkout. A form that was stored when its session had ended is offered again. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const stashed = await stashedFields(context.get(viewerContext).id, url)
  const form = stashed && CheckoutSchema.safeParse(Object.fromEntries(stashed))
  if (!form?.success) throw redirect(href('/premium'))
  const { planId, redirect: wanted } = form.data
  return { planId, name: PLANS[planId].name, wanted: sitePath(wanted, publicOrigin(request)) }
}

/** Redirects to the provider's page, or returns it to the script that requested it. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  refuseWhileImpersonating(viewer, context)
  const form = await parseForm(context, CheckoutSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { planId, inPlace } = form.value
  const returnTo = sitePath(form.value.redirect, publicOrigin(request))
  const outcome = await openCheckout(viewer, planId, returnTo)
  switch (outcome.kind) {
    case 'opened':
      return inPlace ? { kind: outcome.kind, hostedPage: outcome.hostedPage } : redirect(outcome.url, 303)
    case 'paid':
      return redirect(`${href('/subscription/return')}?id=${encodeURIComponent(outcome.checkoutId)}`, 303)
    case 'active':
      return redirectWithNotice(returnTo ?? href('/subscriptions'), SUBSCRIBED, { tone: 'info' })
    case 'running':
      return redirectWithNotice(href('/subscriptions'), RUNNING, { tone: 'info' })
    default: {
      const refused = refusal(outcome, context, { planId, ...(returnTo ? { redirect: returnTo } : {}) })
      if (inPlace) return refused
      throw refused
    }
  }
}

const SUBSCRIBED = 'You’re already subscribed. Nothing was charged.'
const RUNNING = 'You have a subscription that’s on hold or about to end. Manage it instead of paying again.'

export default function Checkout({ loaderData: { planId, name, wanted } }: Route.ComponentProps) {
  const title = 'Continue to checkout'
  return (
    <article className="premium-wall">
      <PageTitle title={title} />
      <PageHead title={title} lead={`You chose ${name}, and nothing has been charged yet.`} />
      <CheckoutForm planId={planId} wanted={wanted}>
        <Button type="submit">Continue to checkout</Button>
      </CheckoutForm>
      <ButtonLink
        variant="secondary"
        to={isCoaching(planId) ? href('/subscriptions') : paywallHref(wanted ?? undefined)}
      >
        Choose another plan
      </ButtonLink>
    </article>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedBilling error={error} title="We couldn’t open checkout" lead="Nothing was charged." />
}
