import { layout, route } from '@react-router/dev/routes'

/** The paywall, what came of paying, and what one has. */
export const subscriptionPages = [
  route('premium', 'routes/subscriptions/premium.tsx', { id: 'premium' }),
  route('subscription/return', 'routes/subscriptions/return.tsx', { id: 'subscription-return' }),
  route('subscriptions', 'routes/subscriptions/index.tsx', { id: 'subscriptions' }),
]

/** What is posted to subscribe, and the embedded sandbox that takes the billing provider's place. */
export const billingPages = [
  layout('routes/subscriptions/checkout-area.tsx', [
    route('subscription/checkout', 'routes/subscriptions/checkout.tsx', { id: 'subscription-checkout' }),
    route('subscription/portal', 'routes/subscriptions/portal.tsx', { id: 'subscription-portal' }),
    route('subscription/reload', 'routes/subscriptions/reload.tsx', { id: 'subscription-reload' }),
    layout('routes/dev/billing/area.tsx', [
      route('dev/billing/checkout/:pageId', 'routes/dev/billing/checkout.tsx', { id: 'sandbox-checkout' }),
      route('dev/billing/portal', 'routes/dev/billing/portal.tsx', { id: 'sandbox-portal' }),
    ]),
  ]),
]
