import type { SubscriptionStatus } from '#app/db/generated/enums.ts'
import type { Tone } from '#app/ui/chip.tsx'
import type { IconName } from '#app/ui/icon-names.ts'

/** The billing provider's subscription statuses, in our words. */
export const STATUSES: Record<SubscriptionStatus, { label: string; tone: Tone; icon: IconName }> = {
  ACTIVE: { label: 'Active', tone: 'success', icon: 'circle-check' },
  FUTURE: { label: 'Starts later', tone: 'info', icon: 'calendar' },
  IN_TRIAL: { label: 'In trial', tone: 'info', icon: 'clock' },
  NON_RENEWING: { label: 'Won’t renew', tone: 'warning', icon: 'triangle-alert' },
  PAUSED: { label: 'Paused', tone: 'warning', icon: 'triangle-alert' },
  CANCELLED: { label: 'Canceled', tone: 'neutral', icon: 'x' },
  TRANSFERRED: { label: 'Transferred', tone: 'neutral', icon: 'switch' },
}

export const untilOf = (status: SubscriptionStatus, day: string) =>
  status === 'ACTIVE' ? `Renews on ${day}` : `Paid until ${day}`
