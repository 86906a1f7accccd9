import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { NOTIFICATION_EMAILS, notificationEmailLabels } from '../notification-emails/timings.ts'
import type { SharingSchema } from './sharing.ts'
import type { FieldOf } from './version.ts'

export const sharingFields: DeclaredFields<FieldOf<typeof SharingSchema>> = {
  contactable: {
    label: 'Who can contact you?',
    as: 'radios',
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'nobody', label: 'No one' },
    ],
  },
  visibleToAllRisingLeaders: { label: 'All Rising Leaders', as: 'boxes' },
  visibleToAllMltPartners: { label: 'All MLT partners', as: 'boxes' },
  notificationEmails: {
    label: 'How often should we email you about new messages and kudos?',
    as: 'radios',
    options: NOTIFICATION_EMAILS.map((value) => ({ value, label: notificationEmailLabels[value] })),
  },
  mltInsightsNews: { label: 'Show me MLT Insights news', as: 'box' },
}
