import { findAttendee } from '#app/domain/attendance/attendee.server.ts'
import { removeAttendee } from '#app/domain/attendance/remove.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { ConfirmForm } from '../../form/confirm-form.tsx'
import { undoButton } from '../../kind/address.ts'
import { openLiveEvent } from '../event.server.ts'
import type { Route } from './+types/remove'

export async function loader({ params }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const attendee = found(await findAttendee(event.id, parseId(params.memberId)))
  return { page, event: event.name, attendee }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const removing = await removeAttendee(context.get(viewerContext), event, parseId(params.memberId))
  const here = `${page}/attendees`
  if (removing.kind === 'gone') {
    return redirectWithNotice(here, 'That person isn’t an attendee.', { tone: 'info' })
  }
  const { name } = removing
  if (removing.kind === 'removed') {
    return redirectWithNotice(here, `${name} is no longer an attendee.`, undoButton(removing.entryId))
  }
  return redirectWithNotice(here, `${name} stays with ${sessions(removing.attended)} attended.`, {
    tone: 'info',
  })
}

export default function RemoveAttendee({ loaderData: { page, event, attendee } }: Route.ComponentProps) {
  const { name, sessionIds, attendedIds } = attendee
  const [attended, others] = [attendedIds.length, sessionIds.length - attendedIds.length]
  const back = { to: `${page}/attendees`, label: 'Attendees' }
  return (
    <>
      <PageTitle title={`Remove ${name}`} />
      <PageHead
        title={
          <>
            Remove <bdi>{name}</bdi>?
          </>
        }
        back={back}
      />
      <div className="stack">
        {attended === 0 ? (
          <p>
            They’ll no longer see <bdi>{event}</bdi>, and {sessions(others)} will leave their agenda. No one
            is told.
          </p>
        ) : (
          <p>
            They were at {sessions(attended)}. That’s kept, so they stay an attendee of those.{' '}
            {others > 0 && `${sessions(others)} will leave their agenda. `}
            If they weren’t there, choose “Wasn’t here” at check-in first.
          </p>
        )}
        {attended === 0 || others > 0 ? (
          <ConfirmForm
            page={back.to}
            label={attended === 0 ? 'Remove' : `Remove ${sessions(others)}`}
            pending="Removing…"
            danger
          />
        ) : (
          <ButtonLink variant="secondary" to={back.to}>
            Cancel
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const sessions = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`
