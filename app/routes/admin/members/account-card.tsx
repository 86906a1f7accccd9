import { Form, href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { ShownAccount } from './shown-account.server.ts'

type Props = { id: number; account: ShownAccount; canSend: boolean }

/** The account, and the emails about it that can be sent again. */
export function AccountCard({
  id,
  account: { facts, sendable, isClosed, closed, isRefused },
  canSend,
}: Props) {
  return (
    <section className="card stack" aria-labelledby="account">
      <h2 id="account">Account</h2>
      {isClosed && <Notice tone="info">{closed}</Notice>}
      {isRefused && (
        <Notice tone="warning">
          The mail server refused this address for good, so nothing is sent to it.
        </Notice>
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {canSend && sendable.length > 0 && (
        <Form
          method="post"
          action={href('/admin/members/:recordId/send', { recordId: String(id) })}
          className="cluster"
        >
          <AuthorField />
          {sendable.map(({ kind, label }) => (
            <SubmitButton
              key={kind}
              name="email"
              value={kind}
              variant="secondary"
              size="sm"
              pending="Sending…"
            >
              {label}
            </SubmitButton>
          ))}
        </Form>
      )}
    </section>
  )
}
