import type { NotificationEmails } from '#app/db/generated/enums.ts'

export const NOTIFICATION_EMAILS = ['IMMEDIATELY', 'DAILY', 'NEVER'] as const satisfies NotificationEmails[]

export const notificationEmailLabels: Record<NotificationEmails, string> = {
  IMMEDIATELY: 'Immediately',
  DAILY: 'Once a day',
  NEVER: 'Never',
}
