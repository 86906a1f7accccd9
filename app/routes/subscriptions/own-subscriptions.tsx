import { Form, href } from 'react-router'
import { hasEnded, isCoaching } from '#app/domain/plans/plans.ts'
import type { OwnSubscription } from '#app/domain/subscriptions/list.server.ts'
import type { PaymentMode } from '#app/domain/subscriptions/offers.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { paywallHref } from './addresses.ts'
import { STATUSES, untilOf } from './statuses.ts'
import { PaymentNotice } from './way-notice.tsx'

type Props = { own: OwnSubscription[]; isCustomer: boolean; way: PaymentMode }

export function OwnSubscriptions({ own, isCustomer, way }: Props) {
  // Members with a subscription that hasn't started or is on hold needn't pay for another.
  const lacksMembership = own.every((one) => isCoaching(one.planId) || hasEnded(one))
  const offersPremium = own.length > 0 && lacksMembership
  const premium = (
    <ButtonLink to={paywallHref()} reloadDocument>
      See what premium includes
    </ButtonLink>
  )
  return (
    <section className="stack" aria-label="Your subscriptions">
      <PaymentNotice way={way} />
      {own.length > 0 ? (
        <ul className="list">
          {own.map((subscription) => (
            <Held key={subscription.id} {...subscription} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No subscriptions" drawing="letter" action={premium}>
          Premium gives you coaching and more of Alumni Services.
        </EmptyState>
      )}
      {(isCustomer || offersPremium) && (
        <div className="cluster">
          {offersPremium && premium}
          {isCustomer && way.kind !== 'closed' && <Manage />}
        </div>
      )}
    </section>
  )
}

function Held(held: OwnSubscription) {
  const { name, status, until } = held
  const { label, tone, icon } = STATUSES[status]
  return (
    <li>
      <div className="flex-1">
        <h2>{name}</h2>
        {until && !hasEnded(held) && <p>{untilOf(status, until)}</p>}
      </div>
      <StatusChip tone={tone} icon={icon}>
        {label}
      </StatusChip>
    </li>
  )
}

/** Both call the billing provider; the first leads there, so it isn't a client navigation. */
function Manage() {
  return (
    <>
      <Form method="post" action={href('/subscription/portal')} reloadDocument>
        <AuthorField />
        <Button variant="secondary">Manage subscription</Button>
      </Form>
      <Form method="post" action={href('/subscription/reload')} reloadDocument>
        <AuthorField />
        <Button variant="quiet">Reload subscriptions</Button>
      </Form>
    </>
  )
}
