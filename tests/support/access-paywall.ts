import { type Outcome, partnersHome, type Row, unready } from './access-outcomes.ts'

const alumni = (outcome: Outcome) => ({ alumni: outcome, 'many-roles': outcome, hidden: outcome })
const forAlumni = (address: string, get: Outcome, post: Outcome = 405): Row => ({
  address,
  get: { ...unready, ...partnersHome, otherwise: '/', ...alumni(get) },
  post: { ...unready, otherwise: 403, ...alumni(post) },
})

/** Alumni's payment pages, and the content they have paid for. */
export const paywallRows: Record<string, Row> = {
  premium: forAlumni('/premium', 200),
  'subscription-return': forAlumni('/subscription/return?id=no-such-page', 404),
  subscriptions: forAlumni('/subscriptions', 200),
}
