import { data, useSearchParams } from 'react-router'
import { type AgendaChange, changeAgendas } from '#app/domain/attendance/agendas.server.ts'
import { chosenAttendees } from '#app/domain/attendance/chosen.server.ts'
import { attendeeList } from '#app/domain/attendance/list.ts'
import { attendeeChoices } from '#app/domain/attendance/listing.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { labelsOf } from '#app/values/list-choices.ts'
import { withoutSelection, withSelection } from '#app/values/list-selection.ts'
import { z } from '#app/values/zod.ts'
import { shownIds, shownOf } from '../../form/shown.server.ts'
import { undoButton } from '../../kind/address.ts'
import { aboutChosen, readChosen } from '../choosing.server.ts'
import { ChosenForm } from '../chosen-form.tsx'
import { openLiveEvent } from '../event.server.ts'
import { NothingChosen } from '../nothing-chosen.tsx'
import { SessionChoices } from '../session-choices.tsx'
import type { Route } from './+types/sessions'
import { chosenSessions } from './chosen-sessions.server.ts'

const Shown = z.object({
  ids: shownIds,
  sessionIds: chosenSessions,
  change: z.enum(['add', 'remove']),
})

export async function loader({ params, url }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const chosen = readChosen(attendeeList, url.searchParams)
  const attendees = chosen ? await chosenAttendees(event.id, chosen) : []
  const about =
    chosen && aboutChosen(attendeeList, chosen, attendees.length, labelsOf(await attendeeChoices(event)))
  const { sessions, timezone } = event
  return data(
    { page, chosen: shownOf(attendees), sessions, timezone, about },
    attendees.length > 0 ? 200 : 400,
  )
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const chosen = readChosen(attendeeList, url.searchParams)
  const form = await parseForm(context, Shown)
  if (!chosen || !form.ok) throw data(null, { status: 400 })
  const { ids, sessionIds, change } = form.value
  if (sessionIds.length === 0) {
    return data({ reply: form.reply({ fields: { sessionIds: 'Please choose a session.' } }) }, 400)
  }
  const sessions = change === 'add' ? { added: sessionIds, removed: [] } : { added: [], removed: sessionIds }
  const outcome = await changeAgendas(context.get(viewerContext), event, { ...chosen, ids }, sessions)
  const { entryId } = outcome
  const list = `${page}/attendees${withoutSelection(url.searchParams)}`
  return redirectWithNotice(list, said(outcome), entryId === null ? {} : undoButton(entryId))
}

function said({ changed, kept }: AgendaChange): string {
  const agendas = `${changed.toLocaleString('en-US')} ${changed === 1 ? 'agenda' : 'agendas'} changed.`
  return kept > 0 ? `${agendas} Where someone was seen, the session stays.` : agendas
}

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { page, chosen, sessions, timezone, about } = loaderData
  const { form, fields, errors } = useForm<typeof Shown>({ id: 'agendas', reply: actionData?.reply })
  const [params] = useSearchParams()
  const back = { to: `${page}/attendees${withSelection(params)}`, label: 'Attendees' }
  if (chosen.count === 0) return <NothingChosen things={attendeeList.noun.many} back={back} />
  const title = `Change sessions of ${attendeeList.counted(chosen.count)}`
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} back={back} lead={`That’s ${about}.`} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <ChosenForm
          chosen={chosen}
          back={back.to}
          buttons={
            <>
              <SubmitButton name="change" value="add" pending="Adding…">
                Add to agendas
              </SubmitButton>
              <SubmitButton name="change" value="remove" variant="secondary" pending="Removing…">
                Remove from agendas
              </SubmitButton>
            </>
          }
          {...form}
        >
          <SessionChoices
            legend="Sessions"
            hint="Where someone was seen, the session stays."
            sessions={sessions}
            zone={timezone}
            {...fields.sessionIds.boxes}
          />
        </ChosenForm>
      </div>
    </>
  )
}
