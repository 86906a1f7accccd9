import { data, Form } from 'react-router'
import { changeAgenda } from '#app/domain/attendance/agendas.server.ts'
import { findAttendee } from '#app/domain/attendance/attendee.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../../../shell/author-field.tsx'
import { openLiveEvent } from '../event.server.ts'
import { SessionChoices } from '../session-choices.tsx'
import { sessionLabel } from '../session-label.ts'
import type { Route } from './+types/agenda'
import { chosenSessions, seenSessions } from './chosen-sessions.server.ts'

/** The sessions that the form has shown as chosen, and those that are to be. */
const Agenda = z.object({ seen: seenSessions, sessionIds: chosenSessions })

export async function loader({ params }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const { name, sessionIds, attendedIds } = found(await findAttendee(event.id, parseId(params.memberId)))
  const attended = event.sessions.filter(({ id }) => attendedIds.includes(id))
  const sessions = event.sessions.filter(({ id }) => !attendedIds.includes(id))
  return {
    page,
    name,
    timezone: event.timezone,
    attended,
    sessions,
    chosen: sessionIds.filter((id) => !attendedIds.includes(id)),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const form = await parseForm(context, Agenda)
  if (!form.ok) throw data(null, { status: 400 })
  const { seen, sessionIds: wished } = form.value
  const viewer = context.get(viewerContext)
  const { name } = found(await changeAgenda(viewer, event, parseId(params.memberId), { seen, wished }))
  return redirectWithNotice(`${page}/attendees`, `The agenda of ${name} was saved.`)
}

export default function AttendeeAgenda({ loaderData }: Route.ComponentProps) {
  const { page, name, timezone, attended, sessions, chosen } = loaderData
  const attendedText = new Intl.ListFormat('en-US').format(
    attended.map((session) => sessionLabel(session, timezone)),
  )
  return (
    <>
      <PageTitle title={`Agenda of ${name}`} />
      <PageHead
        title={
          <>
            Agenda of <bdi>{name}</bdi>
          </>
        }
        back={{ to: `${page}/attendees`, label: 'Attendees' }}
      />
      <div className="stack">
        {attended.length > 0 && <p>Attended {attendedText}, which stays on the agenda.</p>}
        <Form method="post" className="form" key={chosen.join()}>
          <AuthorField />
          <input type="hidden" name="seen" value={chosen.join(' ')} />
          {sessions.length > 0 ? (
            <SessionChoices
              legend="Sessions"
              sessions={sessions}
              zone={timezone}
              defaultOptions={chosen.map(String)}
            />
          ) : (
            <p>There are no other sessions.</p>
          )}
          <div className="cluster">
            {sessions.length > 0 && <SubmitButton pending="Saving…">Save</SubmitButton>}
            <ButtonLink variant="secondary" to={`${page}/attendees`}>
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  )
}
