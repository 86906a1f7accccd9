import { data } from 'react-router'
import { guestFields } from '#app/domain/partner-attendees/attendee-fields.ts'
import { changeAttendee } from '#app/domain/partner-attendees/change.server.ts'
import { listSessions } from '#app/domain/partner-attendees/choices.server.ts'
import { describeAttendee } from '#app/domain/partner-attendees/describe.ts'
import { findAttendee } from '#app/domain/partner-attendees/find.server.ts'
import { changeSchema } from '#app/domain/partner-attendees/schema.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { PersonName } from '#app/ui/person-name.tsx'
import { parseId } from '#app/values/ids.ts'
import { attendeeHref } from '../../event-sessions/address.ts'
import { nameOf } from '../../partner-management/attendees.tsx'
import type { Route } from './+types/edit'
import { AttendeeDialog } from './attendee-dialog.tsx'
import { changeableParticipation, placeOf } from './participation.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const participation = await changeableParticipation(viewer, params)
  const attendee = found(await findAttendee(viewer, participation, parseId(params.attendeeId)))
  return { ...placeOf(participation, params), attendee, sessions: await listSessions(participation) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const participation = await changeableParticipation(viewer, params)
  const attendee = found(await findAttendee(viewer, participation, parseId(params.attendeeId)))
  const form = await parseForm(context, changeSchema(attendee.userId === null))
  if (!form.ok) return data({ reply: form.reply(), version: null }, 400)
  const changing = await changeAttendee(viewer, participation, attendee.id, form.value)
  if (changing.kind === 'gone') throw notFound()
  if (changing.kind === 'refused')
    return data({ reply: form.reply({ fields: changing.fields }), version: null }, 400)
  if (changing.kind === 'changed') {
    return redirectWithNotice(placeOf(participation, params).page, `${nameOf(attendee)} was updated.`)
  }
  const now = describeAttendee(changing.now, await listSessions(participation))
  const reply = form.reply({
    form: `Someone changed this attendee after you opened the page. It now says: ${now}. Save again to replace that with your version.`,
  })
  return data({ reply, version: changing.now.version }, 409)
}

const loadSchema = async (isGuest: boolean) =>
  (await import('#app/domain/partner-attendees/schema.ts')).changeSchema(isGuest)

export default function EditAttendee({ loaderData, actionData }: Route.ComponentProps) {
  const { page, list, attendee, sessions } = loaderData
  const isGuest = attendee.userId === null
  const edited = useForm(
    {
      id: 'attendee',
      reply: actionData?.reply,
      defaultValue: {
        firstName: attendee.firstName,
        lastName: attendee.lastName,
        email: attendee.email ?? '',
        role: attendee.role ?? '',
        sessionIds: attendee.sessionIds.map(String),
        version: String(attendee.version),
      },
    },
    () => loadSchema(isGuest),
  )
  const { fields } = edited
  const version = actionData?.version ?? fields.version.control.defaultValue
  return (
    <AttendeeDialog
      title={
        <>
          Edit <PersonName name={nameOf(attendee)} />
        </>
      }
      pageTitle={`Edit ${nameOf(attendee)}`}
      page={page}
      openedBy={attendeeHref(list, attendee.id, 'edit')}
      attendee={edited}
      sessions={sessions}
      submit="Save attendee"
      pending="Saving…"
    >
      <input key={version} type="hidden" name="version" defaultValue={version} />
      {isGuest && <Fields declared={guestFields} fields={fields} />}
    </AttendeeDialog>
  )
}
