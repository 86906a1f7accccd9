import type { PaymentMode } from '#app/domain/subscriptions/offers.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useSite } from '#app/ui/site.ts'

/** What to know about paying here beforehand. */
export function PaymentNotice({ way: { kind } }: { way: PaymentMode }) {
  const { supportEmail } = useSite()
  if (kind === 'provider') return null
  return (
    <Notice tone="info">
      {kind === 'sandbox' ? (
        'This is a test checkout. Nothing will be charged.'
      ) : (
        <>
          Subscriptions aren’t available right now. Email{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and we’ll let you know when they are.
        </>
      )}
    </Notice>
  )
}
