import { partnersHome, type Row, unready } from './access-outcomes.ts'

/** Things only alumni may do, whatever other roles they have. */
const alumniGet = (outcome: Row['get']['otherwise']): Row['get'] => ({
  ...unready,
  ...partnersHome,
  otherwise: '/',
  alumni: outcome,
  'many-roles': outcome,
  hidden: outcome,
})
const alumniPost = (outcome: Row['post']['otherwise']): Row['post'] => ({
  ...unready,
  otherwise: 403,
  alumni: outcome,
  'many-roles': outcome,
  hidden: outcome,
})

/** Paying, and the sandbox of the billing provider. The webhook is closed without a configured provider. */
export const billingRows: Record<string, Row> = {
  'chargebee-webhook': {
    address: '/webhooks/chargebee',
    get: { otherwise: 404 },
    post: { otherwise: 404 },
  },
  'subscription-checkout': {
    address: '/subscription/checkout',
    get: alumniGet('/premium'),
    post: alumniPost(400),
    body: { planId: 'FREE' },
  },
  'subscription-portal': {
    address: '/subscription/portal',
    get: alumniGet('/subscriptions'),
    post: alumniPost(403),
  },
  'subscription-reload': {
    address: '/subscription/reload',
    get: alumniGet('/subscriptions'),
    post: alumniPost(403),
  },
  'sandbox-checkout': {
    address: '/dev/billing/checkout/none',
    get: alumniGet(404),
    post: alumniPost(404),
    body: { action: 'pay' },
  },
  'sandbox-portal': {
    address: '/dev/billing/portal',
    get: alumniGet(200),
    post: alumniPost(404),
    body: { subscriptionId: 'none', action: 'cancel' },
  },
}
