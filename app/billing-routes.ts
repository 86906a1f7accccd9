import { layout, route } from '@react-router/dev/routes'

/** What is posted to subscribe, and the embedded sandbox that takes the billing provider's place. */
export const billingPages = [
  layout('routes/subscription/area.tsx', [
    route('subscription/checkout', 'routes/subscription/checkout.tsx', { id: 'subscription-checkout' }),
    route('subscription/portal', 'routes/subscription/portal.tsx', { id: 'subscription-portal' }),
    route('subscription/reload', 'routes/subscription/reload.tsx', { id: 'subscription-reload' }),
    layout('routes/dev/billing/area.tsx', [
      route('dev/billing/checkout/:pageId', 'routes/dev/billing/checkout.tsx', { id: 'sandbox-checkout' }),
      route('dev/billing/portal', 'routes/dev/billing/portal.tsx', { id: 'sandbox-portal' }),
    ]),
  ]),
]
