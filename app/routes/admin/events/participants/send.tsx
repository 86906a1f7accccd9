import { data } from 'react-router'
import { canSendInvitations } from '#app/domain/partner-invitations/policy.ts'
import { countUnsent, type Sending, sendInvitations } from '#app/domain/partner-invitations/send.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { z } from '#app/values/zod.ts'
import { ConfirmForm } from '../../form/confirm-form.tsx'
import { openLiveEvent } from '../event.server.ts'
import type { Route } from './+types/send'

/** How many the sender was told would get it. */
const Told = z.object({
  people: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

export async function loader({ params }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  return { page, name: event.name, isOpen: canSendInvitations(event), unsent: await countUnsent(event.id) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const form = await parseForm(context, Told)
  if (!form.ok) throw data(null, { status: 400 })
  const sending = await sendInvitations(context.get(viewerContext), event, form.value.people)
  const here = `${page}/participants`
  if (sending.kind === 'sent') return redirectWithNotice(here, `We’re emailing ${people(sending.people)}.`)
  return redirectWithNotice(sending.kind === 'closed' ? here : `${here}/send`, REFUSED[sending.kind], {
    tone: 'info',
  })
}

const REFUSED: Record<Exclude<Sending['kind'], 'sent'>, string> = {
  recounted: 'Nothing was sent, because the number has changed. Check it and send again.',
  closed: 'Nothing was sent. Invitations are emailed while the event is published and isn’t over.',
}

export default function Send({ loaderData: { page, name, isOpen, unsent } }: Route.ComponentProps) {
  const back = { to: `${page}/participants`, label: 'Participants' }
  return (
    <>
      <PageTitle title={`Send invitations: ${name}`} />
      <PageHead title="Send invitations" back={back} />
      <div className="stack">
        {!isOpen && <p>Invitations are emailed while the event is published and isn’t over.</p>}
        {isOpen && unsent.people === 0 && <p>There’s no one to email right now.</p>}
        {isOpen && unsent.people > 0 && (
          <>
            <p>
              {invitations(unsent.partners)} to <bdi>{name}</bdi> will be emailed to {people(unsent.people)},
              once each. They’re the partners’ contacts and managers, or all their representatives where there
              are none.
            </p>
            <ConfirmForm
              page={back.to}
              fields={{ people: unsent.people }}
              label={`Send to ${people(unsent.people)}`}
              pending="Sending…"
            />
          </>
        )}
        {unsent.unreached.length > 0 && (
          <p>
            No one can be emailed for <bdi>{new Intl.ListFormat('en-US').format(unsent.unreached)}</bdi>.
          </p>
        )}
      </div>
    </>
  )
}

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`

const invitations = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'invitation' : 'invitations'}`
