import type { Offer, PaymentMode } from '#app/domain/subscriptions/offers.server.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { CheckoutForm } from './checkout-form.tsx'

type Props = {
  offers: Offer[]
  /** The discount for annual subscribers, and whether the reader is one. */
  discount: { percent: number; given: boolean } | null
  way: PaymentMode
}

/** The packages that the reader doesn't have. */
export function CoachingPackages({ offers, discount, way }: Props) {
  if (offers.length === 0) return null
  return (
    <section className="stack" aria-labelledby="coaching">
      <div className="cluster">
        <h2 id="coaching">Coaching packages</h2>
        {discount?.given && (
          <StatusChip tone="success" icon="tag">
            {discount.percent}% off for annual subscribers
          </StatusChip>
        )}
      </div>
      <p className="lead">
        Work with a coach on what’s next for you.
        {discount && !discount.given && ` Annual subscribers save ${discount.percent}%.`}
      </p>
      <ul className="cards">
        {offers.map((offer) => (
          <Package key={offer.planId} {...offer} payable={way.kind !== 'closed'} />
        ))}
      </ul>
    </section>
  )
}

function Package({ planId, name, about, price, payable }: Offer & { payable: boolean }) {
  return (
    <li className="card offer">
      <h3>{name}</h3>
      <p>{about}</p>
      {price.text ? (
        <p className="offer-price">
          <strong>{price.text}</strong>
          {price.before && (
            <>
              {' '}
              <span className="sr-only">instead of</span> <s>{price.before}</s>
            </>
          )}
        </p>
      ) : (
        <p className="text-sm text-muted">You’ll see the price at checkout.</p>
      )}
      {payable && (
        <CheckoutForm planId={planId} wanted={null}>
          <Button variant="secondary">
            Choose<span className="sr-only"> {name}</span>
          </Button>
        </CheckoutForm>
      )}
    </li>
  )
}
