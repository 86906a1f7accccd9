import { href } from 'react-router'
import { type Sending, sendInvitation, WHY_UNSENT } from '#app/domain/invitations/send.server.ts'
import { findSentInvitation } from '#app/domain/invitations/sent.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import { EmailLog } from '../members/email-log.tsx'
import { shownEmails } from '../members/shown-emails.server.ts'
import type { Route } from './+types/email'

const pageOf = (id: number) => href('/admin/:kind/:recordId', { kind: 'invitations', recordId: String(id) })

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { id, email, name, joined, emails } = found(await findSentInvitation(parseId(params.recordId)))
  return { page: pageOf(id), email, name, joined, emails: shownEmails(viewer, emails) }
}

const SAID: Record<Exclude<Sending, 'gone'>, [text: string, tone: 'success' | 'info' | 'danger']> = {
  queued: ['The invitation is on its way.', 'success'],
  'on its way': ['The invitation is already on its way.', 'info'],
  joined: ['They’ve already signed up, so nothing was sent.', 'info'],
  'not yours': [WHY_UNSENT['not yours'], 'danger'],
}

export async function action({ params, context }: Route.ActionArgs) {
  const id = found(parseId(params.recordId))
  const sending = await sendInvitation(context.get(viewerContext), id)
  const [text, tone] = SAID[found(sending === 'gone' ? null : sending)]
  return redirectWithNotice(`${pageOf(id)}/email`, text, { tone })
}

export default function InvitationEmail({ loaderData }: Route.ComponentProps) {
  const { page, email, name, joined, emails } = loaderData
  const verb = emails.length > 0 ? 'Send again' : 'Send invitation'
  return (
    <>
      <PageTitle title={`Invitation email to ${email}`} />
      <PageHead title="Invitation email" back={{ to: page, label: email }} />
      <div className="stack">
        {joined ? (
          <p>
            <bdi>{name}</bdi> has signed up.
          </p>
        ) : (
          <>
            <p>
              We’ll email <bdi>{name}</bdi> at <bdi>{email}</bdi> with a link to sign up. Nothing is sent
              until you choose {verb}.
            </p>
            <ConfirmForm page={page} label={verb} pending="Sending…" />
          </>
        )}
        <EmailLog emails={emails} empty="Nothing has been sent yet." />
      </div>
    </>
  )
}
