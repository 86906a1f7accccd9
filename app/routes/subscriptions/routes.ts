import { layout, route } from '@react-router/dev/routes'

/** The paywall, the outcome of paying, and the member's subscriptions. */
export const subscriptionPages = [
  route('premium', 'routes/subscriptions/premium.tsx', { id: 'premium' }),
  route('subscription/return', 'routes/subscriptions/return.tsx', { id: 'subscription-return' }),
  route('subscriptions', 'routes/subscriptions/index.tsx', { id: 'subscriptions' }),
]

/** The actions for subscribing, and the embedded sandbox that replaces the billing provider. */
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
