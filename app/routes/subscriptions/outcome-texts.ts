import { isCoaching, PLANS } from '#app/domain/plans/plans.ts'
import type { CheckoutResult } from '#app/domain/subscriptions/outcomes.ts'
import type { Tone } from '#app/ui/chip.tsx'
import type { IconName } from '#app/ui/icon-names.ts'

export type Outcome = Pick<Exclude<CheckoutResult, { kind: 'unknown' }>, 'kind' | 'planId' | 'returnTo'>

type Text = { title: string; lead: string; tone: Tone; icon: IconName }

/** Payment outcomes in words. */
export function textOf({ kind, planId }: Outcome): Text {
  if (kind !== 'active' || !isCoaching(planId)) return TEXTS[kind]
  return {
    ...TEXTS.active,
    title: `${PLANS[planId].name} is yours`,
    lead: 'Thank you. Your coaching package is active.',
  }
}

const UNKNOWN = {
  title: 'We can’t confirm your payment yet',
  tone: 'warning',
  icon: 'triangle-alert',
} as const
const ONCE_MORE = 'If you paid, don’t pay again. Check back in a few minutes.'

const TEXTS: Record<Outcome['kind'], Text> = {
  active: {
    title: 'You are now a champion of the premium tier',
    lead: 'Thank you. Your subscription is active, and everything premium is open to you.',
    tone: 'success',
    icon: 'award',
  },
  activating: {
    title: 'Payment received. Activating…',
    lead: 'Your subscription will be active in a moment. There’s no need to pay again.',
    tone: 'info',
    icon: 'clock',
  },
  inactive: {
    title: 'This subscription is no longer active',
    lead: 'It was paid for, but it has since ended or been put on hold.',
    tone: 'neutral',
    icon: 'info',
  },
  declined: {
    title: 'Your payment was declined',
    lead: 'Nothing was charged. You can try again, with another card if you like.',
    tone: 'danger',
    icon: 'alert',
  },
  abandoned: {
    title: 'Nothing was paid',
    lead: 'You left before paying, so nothing was charged.',
    tone: 'neutral',
    icon: 'info',
  },
  limited: { ...UNKNOWN, lead: `You’ve checked several times. ${ONCE_MORE}` },
  closed: { ...UNKNOWN, lead: `We can’t check with our billing provider here. ${ONCE_MORE}` },
  unavailable: { ...UNKNOWN, lead: `Our billing provider isn’t responding. ${ONCE_MORE}` },
}
