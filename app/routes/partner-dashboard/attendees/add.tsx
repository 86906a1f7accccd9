import { data } from 'react-router'
import { addAttendee } from '#app/domain/partner-attendees/add.server.ts'
import { attendeeFields, guestFields } from '#app/domain/partner-attendees/attendee-fields.ts'
import { listColleagues, listSessions } from '#app/domain/partner-attendees/choices.server.ts'
import { GUEST } from '#app/domain/partner-attendees/guest.ts'
import { AddAttendeeSchema } from '#app/domain/partner-attendees/schema.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { addAttendeeHref } from '../../event-sessions/address.ts'
import type { Route } from './+types/add'
import { AttendeeDialog } from './attendee-dialog.tsx'
import { changeableParticipation, placeOf } from './participation.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const participation = await changeableParticipation(viewer, params)
  const [colleagues, sessions] = await Promise.all([
    listColleagues(viewer, participation),
    listSessions(participation),
  ])
  return {
    organization: participation.organization.name,
    ...placeOf(participation, params),
    session: 'sessionId' in params ? params.sessionId : null,
    colleagues,
    sessions,
    formKey: crypto.randomUUID(),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const participation = await changeableParticipation(viewer, params)
  const form = await parseForm(context, AddAttendeeSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const adding = await addAttendee(viewer, participation, form.value)
  if (adding.kind === 'refused') return data({ reply: form.reply({ fields: adding.fields }) }, 400)
  return redirectWithNotice(placeOf(participation, params).page, `${adding.name} was added.`)
}

const loadSchema = async () => (await import('#app/domain/partner-attendees/schema.ts')).AddAttendeeSchema

export default function AddAttendee({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, page, list, session, colleagues, sessions, formKey } = loaderData
  const attendee = useForm(
    {
      id: 'attendee',
      reply: actionData?.reply,
      defaultValue: { formKey, sessionIds: session === null ? [] : [session] },
    },
    loadSchema,
  )
  const { fields } = attendee
  const key = fields.formKey.control
  const title = 'Add partner attendee'
  return (
    <AttendeeDialog
      title={title}
      pageTitle={`${title}: ${organization}`}
      page={page}
      openedBy={addAttendeeHref(list)}
      attendee={attendee}
      sessions={sessions}
      submit="Add attendee"
      pending="Adding…"
    >
      <input type="hidden" name={key.name} defaultValue={key.defaultValue} />
      <Fields
        declared={attendeeFields}
        fields={fields}
        only={['who']}
        ofPage={{
          who: {
            hint: `Someone from ${organization}, or a guest without an account.`,
            options: [
              ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: GUEST, label: 'A guest without an account' },
            ],
          },
        }}
      />
      <div className="guest-fields">
        <Fields declared={guestFields} fields={fields} />
      </div>
    </AttendeeDialog>
  )
}
