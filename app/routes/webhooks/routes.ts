import { route } from '@react-router/dev/routes'

/** Called by other servers, which prove themselves. */
export const webhooks = [
  route('webhooks/chargebee', 'routes/webhooks/chargebee.ts', { id: 'chargebee-webhook' }),
]
