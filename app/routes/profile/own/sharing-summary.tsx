import { href } from 'react-router'
import type { NotificationEmails } from '#app/db/generated/enums.ts'
import { notificationEmailLabels } from '#app/domain/notification-emails/timings.ts'
import type { OwnEnrollment } from '#app/domain/own-profile/sharing.server.ts'
import { EditLink } from '../edit-link.tsx'
import { Section } from '../section.tsx'

type Props = {
  contactable: boolean
  mltInsightsNews: boolean
  notificationEmails: NotificationEmails
  enrollments: OwnEnrollment[]
  /** When the last email about messages and kudos left, and whether the address refuses them. */
  emails: { sent: string | null; isRefused: boolean }
}

/** Who can message the member, who sees which program, and what becomes of emails. */
export function SharingSummary({ contactable, mltInsightsNews, enrollments, ...news }: Props) {
  const edit = (
    <EditLink to={href('/profile/privacy-and-visibility/sharing')} label="Edit contact and programs" />
  )
  return (
    <Section title="Contact and programs" action={edit}>
      <dl className="summary-list">
        <Line label="Who can contact you" value={contactable ? 'Everyone' : 'No one'} />
        {enrollments.map((enrollment) => (
          <Line
            key={enrollment.id}
            label={`Who can see ${enrollment.program}`}
            value={audienceOf(enrollment)}
          />
        ))}
        <Line label="Emails about messages and kudos" value={emailsInWords(news)} />
        <Line label="MLT Insights news" value={mltInsightsNews ? 'Shown' : 'Not shown'} />
      </dl>
    </Section>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function emailsInWords({ notificationEmails, emails }: Pick<Props, 'notificationEmails' | 'emails'>) {
  const chosen = notificationEmailLabels[notificationEmails]
  if (emails.isRefused && notificationEmails !== 'NEVER')
    return `${chosen}, but your address refuses our emails, so none are sent`
  return emails.sent ? `${chosen}, last sent ${emails.sent}` : chosen
}

function audienceOf({ visibleToAllRisingLeaders, visibleToAllMltPartners }: OwnEnrollment): string {
  return [
    visibleToAllRisingLeaders ? 'All Rising Leaders' : 'Your program cohort',
    visibleToAllMltPartners ? 'all MLT partners' : 'partners of this program',
  ].join(', ')
}
