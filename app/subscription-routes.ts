import { route } from '@react-router/dev/routes'

/** The paywall, what came of paying, and what one has. */
export const subscriptionPages = [
  route('premium', 'routes/subscriptions/premium.tsx', { id: 'premium' }),
  route('subscription/return', 'routes/subscriptions/return.tsx', { id: 'subscription-return' }),
  route('subscriptions', 'routes/subscriptions/index.tsx', { id: 'subscriptions' }),
]
