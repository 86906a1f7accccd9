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
}

/** Who can message the member, and who sees which program. */
export function SharingSummary({ contactable, mltInsightsNews, notificationEmails, enrollments }: Props) {
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
        <Line label="Emails about messages and kudos" value={notificationEmailLabels[notificationEmails]} />
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

function audienceOf({ visibleToAllRisingLeaders, visibleToAllMltPartners }: OwnEnrollment): string {
  return [
    visibleToAllRisingLeaders ? 'All Rising Leaders' : 'Your program cohort',
    visibleToAllMltPartners ? 'all MLT partners' : 'partners of this program',
  ].join(', ')
}
