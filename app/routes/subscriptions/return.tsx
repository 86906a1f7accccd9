import { confirmCheckout } from '#app/domain/subscriptions/confirm.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { LiveRegion } from '#app/ui/route-announcer.tsx'
import type { Route } from './+types/return'
import { returnHref } from './addresses.ts'
import { NextStep } from './next-step.tsx'
import { textOf } from './outcome-texts.ts'
import { useRecheck } from './use-recheck.ts'

/** Returning proves no payment, so the billing provider is asked every time. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const checkoutId = url.searchParams.get('id') ?? ''
  const result = await confirmCheckout(context.get(viewerContext), checkoutId)
  if (result.kind === 'unknown') throw notFound()
  const { kind, planId, returnTo } = result
  return { kind, planId, returnTo, here: returnHref(checkoutId) }
}

export default function CheckoutReturn({ loaderData }: Route.ComponentProps) {
  const { title, lead, tone, icon } = textOf(loaderData)
  const news = useRecheck(loaderData.kind === 'activating', title)
  return (
    <article className="premium-wall">
      <PageTitle title={title} />
      <span
        className={`tone-${tone} grid size-14 place-items-center rounded-full border border-current bg-[var(--tone-soft,var(--color-sunken))] text-2xl text-[color:var(--tone,var(--color-muted))]`}
      >
        <Icon name={icon} />
      </span>
      <PageHead title={title} lead={lead} />
      <NextStep {...loaderData} />
      <LiveRegion>{news}</LiveRegion>
    </article>
  )
}
