import { data, href, redirect } from 'react-router'
import { openCheckout } from '#app/domain/subscriptions/checkout.server.ts'
import { CheckoutSchema } from '#app/domain/subscriptions/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/checkout'
import { refusal, refuseWhileImpersonating } from './refusal.server.ts'
import { RefusedBilling } from './refusal.tsx'

/** Passes a refusal's Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

/** A GET opens no checkout. */
export const loader = () => redirect(href('/premium'))

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

/** Every response is a redirect or a refusal. */
export default function Checkout() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedBilling error={error} title="We couldn’t open checkout" lead="Nothing was charged." />
}
