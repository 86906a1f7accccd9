import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The paywall, the outcome of paying, and the member's subscriptions. */
export const subscriptionPages = [
  layout('routes/subscriptions/area.tsx', [
    route('premium', 'routes/subscriptions/premium.tsx', { id: 'premium' }),
    route('subscription/return', 'routes/subscriptions/return.tsx', { id: 'subscription-return' }),
    route('subscriptions', 'routes/subscriptions/index.tsx', { id: 'subscriptions' }),
  ]),
]

/** The actions for subscribing, and the pages of the provider where it is a sandbox. */
export const billingPages = (provider: RouteConfigEntry[]) => [
  layout('routes/subscriptions/checkout-area.tsx', [
    route('subscription/checkout', 'routes/subscriptions/checkout.tsx', { id: 'subscription-checkout' }),
    route('subscription/portal', 'routes/subscriptions/portal.tsx', { id: 'subscription-portal' }),
    route('subscription/reload', 'routes/subscriptions/reload.tsx', { id: 'subscription-reload' }),
    ...provider,
  ]),
]
