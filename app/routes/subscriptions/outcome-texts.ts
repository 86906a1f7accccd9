import type { CheckoutResult } from '#app/domain/subscriptions/outcomes.ts'
import { isCoaching, PLANS } from '#app/domain/subscriptions/plans.ts'

export type Outcome = Pick<Exclude<CheckoutResult, { kind: 'unknown' }>, 'kind' | 'planId' | 'returnTo'>

/** What came of paying, in words. */
export function textOf({ kind, planId }: Outcome): { title: string; lead: string } {
  const { name } = PLANS[planId]
  switch (kind) {
    case 'active':
      return isCoaching(planId)
        ? { title: `${name} is yours`, lead: 'Thank you. Your coaching package is active.' }
        : {
            title: 'You are now a champion of the premium tier',
            lead: 'Thank you. Your subscription is active, and everything premium is open to you.',
          }
    case 'activating':
      return {
        title: 'Payment received, activating',
        lead: 'Your subscription will be active in a moment. You need not pay again.',
      }
    case 'inactive':
      return {
        title: 'This subscription is not active any more',
        lead: 'It was paid for, and has ended or is on hold since.',
      }
    case 'declined':
      return {
        title: 'Your payment was declined',
        lead: 'Nothing was charged. You can try again, with another card if you like.',
      }
    case 'abandoned':
      return { title: 'Nothing was paid', lead: 'You left before paying, so nothing was charged.' }
    case 'limited':
      return { title: UNKNOWN, lead: `You asked many times. ${ONCE_MORE}` }
    case 'closed':
    case 'unavailable':
      return { title: UNKNOWN, lead: `Our billing provider doesn’t answer. ${ONCE_MORE}` }
  }
}

const UNKNOWN = 'We can’t tell yet whether you paid'
const ONCE_MORE = 'If you paid, you need not pay again: ask once more in a few minutes.'
