import type { WayToPay } from '#app/domain/subscriptions/offers.server.ts'
import { useSite } from '#app/http/site.ts'
import { Notice } from '#app/ui/notice.tsx'

/** What is to be known of paying here before one does. */
export function WayNotice({ way: { kind } }: { way: WayToPay }) {
  const { supportEmail } = useSite()
  if (kind === 'provider') return null
  return (
    <Notice tone="info">
      {kind === 'sandbox' ? (
        'Payments go to a sandbox here: nothing is charged.'
      ) : (
        <>
          Subscribing isn’t available at the moment. Write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and we will tell you when it is.
        </>
      )}
    </Notice>
  )
}
