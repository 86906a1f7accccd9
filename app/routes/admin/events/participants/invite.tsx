import { data, useSearchParams } from 'react-router'
import { invitePartners } from '#app/domain/partner-invitations/invite.server.ts'
import { inviteeList } from '#app/domain/partner-invitations/list.ts'
import { chosenInvitees, inviteeChoices } from '#app/domain/partner-invitations/listing.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { optionalLine } from '#app/values/form-values.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import { withSelection } from '#app/values/list-selection.ts'
import { z } from '#app/values/zod.ts'
import { shownIds, shownOf } from '../../form/shown.server.ts'
import { undoButton } from '../../kind/address.ts'
import { aboutChosen, leftOut, readChosen } from '../choosing.server.ts'
import { ChosenForm } from '../chosen-form.tsx'
import { openLiveEvent } from '../event.server.ts'
import { NothingChosen } from '../nothing-chosen.tsx'
import type { Route } from './+types/invite'

const Shown = z.object({ ids: shownIds, key: z.uuid(), role: optionalLine(255) })

/** Who is chosen, in words and with the number, before anyone is invited. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const chosen = readChosen(inviteeList, url.searchParams)
  const partners = chosen ? await chosenInvitees(event.id, chosen) : []
  const about = chosen && aboutChosen(inviteeList, chosen, partners.length, labelsOf(await inviteeChoices()))
  const status = partners.length > 0 ? 200 : 400
  return data({ page, name: event.name, chosen: shownOf(partners), about, key: crypto.randomUUID() }, status)
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const chosen = readChosen(inviteeList, url.searchParams)
  const form = await parseForm(context, Shown)
  if (!chosen) throw data(null, { status: 400 })
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const { ids, role, key } = form.value
  const { count, entryId } = await invitePartners(context.get(viewerContext), event, {
    ...chosen,
    ids,
    role,
    key,
  })
  return redirectWithNotice(
    `${page}/participants`,
    `${inviteeList.counted(count)} invited. No one has been emailed yet.${leftOut(ids.length - count)}`,
    count > 0 ? undoButton(entryId) : {},
  )
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { page, name, chosen, about, key } = loaderData
  const { form, fields, errors } = useForm<typeof Shown>({ id: 'invite', reply: actionData?.reply })
  const [params] = useSearchParams()
  const back = { to: `${page}/participants/invite${withSelection(params)}`, label: 'Invite partners' }
  if (chosen.count === 0) return <NothingChosen things={inviteeList.noun.many} back={back} />
  const title = `Invite ${inviteeList.counted(chosen.count)}?`
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} back={back} lead={`That’s ${about}.`} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <ChosenForm
          chosen={chosen}
          submission={key}
          back={back.to}
          buttons={<SubmitButton pending="Inviting…">Invite</SubmitButton>}
          {...form}
        >
          <p>
            They’ll see the invitation to <bdi>{name}</bdi> once the event is published. No one is emailed by
            this.
          </p>
          <TextInput label="Role" hint="For example, sponsor or host." optional {...fields.role.control} />
        </ChosenForm>
      </div>
    </>
  )
}
