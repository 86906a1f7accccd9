import { layout, route } from '@react-router/dev/routes'

/** The embedded stand-in for a mail server. */
export const outboxPages = [route('dev/outbox', 'routes/dev/outbox.tsx', { id: 'outbox' })]

/** The embedded stand-in for Google and LinkedIn. */
export const demoSignInPages = [
  route('dev/sign-in/:provider', 'routes/dev/sign-in.tsx', { id: 'demo-sign-in' }),
]

/** The embedded sandbox that replaces the billing provider. */
export const sandboxPages = [
  layout('routes/dev/billing/area.tsx', { id: 'sandbox' }, [
    route('dev/billing/checkout/:pageId', 'routes/dev/billing/checkout.tsx', { id: 'sandbox-checkout' }),
    route('dev/billing/portal', 'routes/dev/billing/portal.tsx', { id: 'sandbox-portal' }),
  ]),
]
