import { data, useSearchParams } from 'react-router'
import { addAttendees } from '#app/domain/attendance/add.server.ts'
import { chosenCandidates } from '#app/domain/attendance/chosen.server.ts'
import { candidateList } from '#app/domain/attendance/list.ts'
import { enrollmentChoices } from '#app/domain/attendance/listing.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { labelsOf } from '#app/values/list-choices.ts'
import { withSelection } from '#app/values/list-selection.ts'
import { z } from '#app/values/zod.ts'
import { shownIds, shownOf } from '../../form/shown.server.ts'
import { undoButton } from '../../kind/address.ts'
import { aboutChosen, leftOut, readChosen } from '../choosing.server.ts'
import { ChosenForm } from '../chosen-form.tsx'
import { openLiveEvent } from '../event.server.ts'
import { NothingChosen } from '../nothing-chosen.tsx'
import { SessionChoices } from '../session-choices.tsx'
import type { Route } from './+types/add'
import { chosenSessions } from './chosen-sessions.server.ts'

const Shown = z.object({ ids: shownIds, key: z.uuid(), sessionIds: chosenSessions })

/** Who is chosen, in words and with the number, before anyone is added. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const chosen = readChosen(candidateList, url.searchParams)
  const fellows = chosen ? await chosenCandidates(event.id, chosen) : []
  const about =
    chosen && aboutChosen(candidateList, chosen, fellows.length, labelsOf(await enrollmentChoices()))
  const { sessions, timezone } = event
  return data(
    { page, chosen: shownOf(fellows), sessions, timezone, about, key: crypto.randomUUID() },
    fellows.length > 0 ? 200 : 400,
  )
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const chosen = readChosen(candidateList, url.searchParams)
  const form = await parseForm(context, Shown)
  if (!chosen || !form.ok) throw data(null, { status: 400 })
  const { ids } = form.value
  const { count, entryId } = await addAttendees(context.get(viewerContext), event, {
    ...chosen,
    ...form.value,
  })
  return redirectWithNotice(
    `${page}/attendees`,
    `${candidateList.counted(count)} added.${leftOut(ids.length - count)}`,
    count > 0 ? undoButton(entryId) : {},
  )
}

export default function AddAttendees({ loaderData }: Route.ComponentProps) {
  const { page, chosen, sessions, timezone, about, key } = loaderData
  const [params] = useSearchParams()
  const back = { to: `${page}/attendees/add${withSelection(params)}`, label: 'Add attendees' }
  if (chosen.count === 0) return <NothingChosen things={candidateList.noun.many} back={back} />
  const title = `Add ${candidateList.counted(chosen.count)}?`
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={back} lead={`That’s ${about}.`} />
      <div className="stack">
        <ChosenForm
          chosen={chosen}
          submission={key}
          back={back.to}
          buttons={<SubmitButton pending="Adding…">Add</SubmitButton>}
        >
          {sessions.length > 0 && (
            <SessionChoices
              legend="Sessions on their agenda"
              sessions={sessions}
              zone={timezone}
              defaultOptions={sessions.map(({ id }) => String(id))}
            />
          )}
        </ChosenForm>
      </div>
    </>
  )
}
