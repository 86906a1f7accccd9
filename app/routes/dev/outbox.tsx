import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { outboxEmails } from '#app/domain/emails/outbox.server.ts'
import { found } from '#app/http/responses.server.ts'
import { settings } from '#app/settings.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/outbox'

/** The embedded mailbox. It doesn't exist in production or with a mail server configured. */
export async function loader() {
  found(settings().production || settings().SMTP_URL ? null : true)
  await deliverEmails()
  return { emails: await outboxEmails() }
}

export default function Outbox({ loaderData: { emails } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Outbox" />
      <PageHead title="Outbox" lead="Emails kept on this machine because no mail server is set up." />
      {emails.length === 0 && <EmptyState title="No emails yet" />}
      {emails.map(({ id, to, subject, sentAt, text }) => (
        <article key={id} className="card stack">
          <h2>{subject}</h2>
          <p className="text-muted">
            To {to}, {sentAt.toISOString()}
          </p>
          {text.split('\n\n').map((part) => (
            <Part key={part} part={part} />
          ))}
        </article>
      ))}
    </>
  )
}

function Part({ part }: { part: string }) {
  const [label = '', address] = part.trim().split(':\n')
  return <p>{address ? <a href={address}>{label}</a> : label}</p>
}
