import type { ActivityStatus, OpportunityType } from '#app/db/generated/enums.ts'

export const TYPE_LABELS: Record<OpportunityType, string> = {
  MOCK_INTERVIEW: 'Mock interview',
  MENTORING: 'Mentoring',
  SPEAKING: 'Speaking',
  REVIEWING: 'Reviewing',
  EVENT_SUPPORT: 'Event support',
}

export const STATUS_LABELS: Record<ActivityStatus, string> = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
}
