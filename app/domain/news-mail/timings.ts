import type { NewsMail } from '#app/db/generated/enums.ts'

export const NEWS_MAILS = ['IMMEDIATELY', 'DAILY', 'NEVER'] as const satisfies NewsMail[]

export const newsMailLabels: Record<NewsMail, string> = {
  IMMEDIATELY: 'Immediately',
  DAILY: 'Once a day',
  NEVER: 'Never',
}
