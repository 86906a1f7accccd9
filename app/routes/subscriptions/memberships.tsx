import type { PlanId } from '#app/domain/plans/plans.ts'
import type { Offer, PaymentMode } from '#app/domain/subscriptions/offers.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { useProviderModal } from './use-provider-modal.ts'
import { PaymentNotice } from './way-notice.tsx'

type Words = { period: string; pay: string }

const WORDS: Partial<Record<PlanId, Words>> = {
  MONTHLY: { period: 'per month', pay: 'Pay monthly' },
  ANNUAL: { period: 'per year', pay: 'Pay annually' },
}

type Props = { offers: Offer[]; way: PaymentMode; wanted: string | null }

/** The two prices. With the provider's script, paying opens over the page; without it, on the provider's own page. */
export function Memberships({ offers, way, wanted }: Props) {
  const { onSubmit, opening } = useProviderModal(way)
  return (
    <>
      <PaymentNotice way={way} />
      {way.kind !== 'closed' && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4 justify-self-stretch">
          {offers.map(({ planId, name, about, price }) => {
            const { period, pay } = WORDS[planId] ?? { period: '', pay: name }
            return (
              <li key={planId} className="card offer">
                <h2>{name}</h2>
                <p className="offer-price">
                  <strong>{price.text}</strong> {period}
                </p>
                <p className="text-sm text-muted">{about}</p>
                <CheckoutForm planId={planId} wanted={wanted} onSubmit={onSubmit}>
                  <Button type="submit" aria-disabled={opening === planId || undefined}>
                    {opening === planId ? 'Opening…' : pay}
                  </Button>
                </CheckoutForm>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
