import { checkbox, choice, several } from '#app/values/choice.ts'
import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { NOTIFICATION_EMAILS } from '../notification-emails/timings.ts'
import { version } from './version.ts'

const enrollments = several.transform((typed) => parseIds(typed, 300).sort((a, b) => a - b))

/** Who can message the member, and who sees which programs. A program's own cohort and partners always see it. */
export const SharingSchema = z.object({
  contactable: choice(['everyone', 'nobody'], 'Please choose who can contact you.').transform(
    (who) => who === 'everyone',
  ),
  visibleToAllRisingLeaders: enrollments,
  visibleToAllMltPartners: enrollments,
  mltInsightsNews: checkbox,
  notificationEmails: choice(NOTIFICATION_EMAILS, 'Please choose how often you get emails.'),
  version,
})
