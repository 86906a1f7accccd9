import { href, useOutlet } from 'react-router'
import { type ContactLine, readContactSummary } from '#app/domain/own-profile/contact-summary.server.ts'
import { canEditAddresses } from '#app/domain/viewer/permissions.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { AddressText } from '#app/ui/address-text.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EditLink } from '../edit-link.tsx'
import { HiddenMark } from '../hidden-mark.tsx'
import { Invitation, Section } from '../section.tsx'
import type { Route } from './+types/contact-information'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return { summary: await readContactSummary(viewer), hasAddresses: canEditAddresses(viewer) }
}

export default function ContactInformation({ loaderData: { summary, hasAddresses } }: Route.ComponentProps) {
  const dialog = useOutlet()
  return (
    <>
      {!dialog && <PageTitle title="Contact Information" />}
      <PageHead
        title="Contact Information"
        lead="How we can reach you, and how members can if you share it."
      />
      {dialog}
      <div className="profile-sections">
        <Section
          title="Email addresses"
          action={<EditLink to={href('/profile/contact-information/emails')} label="Edit email addresses" />}
        >
          <Lines lines={summary.emails} empty="Add your email addresses." />
          {summary.emails.length > 0 && !summary.emailVisible && <HiddenMark />}
        </Section>
        <Section
          title="Phone numbers"
          action={<EditLink to={href('/profile/contact-information/phones')} label="Edit phone numbers" />}
        >
          <Lines lines={summary.phones} empty="Add your phone numbers." />
          {summary.phones.length > 0 && !summary.phoneVisible && <HiddenMark />}
        </Section>
        {hasAddresses && (
          <Section
            title="Addresses"
            action={<EditLink to={href('/profile/contact-information/addresses')} label="Edit addresses" />}
          >
            <Lines
              lines={summary.addresses}
              empty="Add your address so members in your city can find you. They never see your street."
            />
          </Section>
        )}
        <Section
          title="Time zone"
          action={<EditLink to={href('/profile/contact-information/time-zone')} label="Edit time zone" />}
        >
          <p>{summary.timeZone?.replaceAll('_', ' ') ?? 'Your browser’s time zone'}</p>
        </Section>
      </div>
    </>
  )
}

function Lines({ lines, empty }: { lines: ContactLine[]; empty: string }) {
  if (lines.length === 0) return <Invitation>{empty}</Invitation>
  return (
    <dl className="summary-list">
      {lines.map(({ label, value, preferred }) => (
        <div key={label}>
          <dt>
            {label}
            {preferred && <strong> · Preferred</strong>}
          </dt>
          <dd>{value.includes('@') ? <AddressText address={value} /> : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  )
}
