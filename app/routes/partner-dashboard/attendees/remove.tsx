import { data, useRouteLoaderData } from 'react-router'
import { removeAttendee } from '#app/domain/partner-attendees/change.server.ts'
import { findAttendee } from '#app/domain/partner-attendees/find.server.ts'
import { RemoveAttendeeSchema } from '#app/domain/partner-attendees/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { PersonName } from '#app/ui/person-name.tsx'
import { parseId } from '#app/values/ids.ts'
import { unpacked } from '#app/values/packed.ts'
import { attendeeHref } from '../../event-sessions/address.ts'
import type { loader as sessionAttendees } from '../../event-sessions/partner-attendees.tsx'
import { nameOf } from '../../partner-management/attendees.tsx'
import { neighborsOf, RemoveDialog } from '../../shell/remove-dialog.tsx'
import type { loader as eventHome } from '../event-home.tsx'
import type { Route } from './+types/remove'
import { changeableParticipation, placeOf } from './participation.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const participation = await changeableParticipation(viewer, params)
  const attendee = found(await findAttendee(viewer, participation, parseId(params.attendeeId)))
  return { ...placeOf(participation, params), event: participation.event.name, attendee }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const participation = await changeableParticipation(viewer, params)
  const id = found(parseId(params.attendeeId))
  const form = await parseForm(context, RemoveAttendeeSchema)
  if (!form.ok) return data({ reply: form.reply(), version: null }, 400)
  const removing = await removeAttendee(viewer, participation, id, form.value.version)
  if (removing.kind === 'not-here') throw notFound()
  if (removing.kind === 'removed' || removing.kind === 'removed-before') {
    const before = removing.kind === 'removed-before'
    return redirectWithNotice(
      placeOf(participation, params).page,
      before ? 'The attendee was already removed.' : 'The attendee was removed.',
    )
  }
  const reply = form.reply({
    form: `Someone changed this attendee after you opened the page. Remove ${nameOf(removing.now)} anyway?`,
  })
  return data({ reply, version: removing.now.version }, 409)
}

export default function RemoveAttendee({ loaderData, actionData }: Route.ComponentProps) {
  const { page, list, event, attendee } = loaderData
  const { fields, errors } = useForm<typeof RemoveAttendeeSchema>({
    id: 'attendee',
    reply: actionData?.reply,
    defaultValue: { version: String(attendee.version) },
  })
  return (
    <RemoveDialog
      title="Remove partner attendee"
      pageTitle={`Remove ${nameOf(attendee)}`}
      closeTo={page}
      returnTo={useRemoveLinks(list, attendee.id)}
      version={actionData?.version ?? fields.version.control.defaultValue ?? ''}
      errors={errors}
    >
      <p>
        Are you sure you want to remove <PersonName name={nameOf(attendee)} /> from <bdi>{event}</bdi>?
      </p>
    </RemoveDialog>
  )
}

/** Where the focus may go afterwards: this attendee's link, else the next or previous one's. */
function useRemoveLinks(list: string, id: number): string[] {
  const ofEvent = useRouteLoaderData<typeof eventHome>('event-home')
  const ofSession = useRouteLoaderData<typeof sessionAttendees>('partner-event-partner-attendees')
  const listed = ofSession === undefined ? ofEvent : unpacked(ofSession)
  const attendees = listed?.attendees ?? 'failed'
  const ids = attendees === 'failed' ? [] : attendees.map((attendee) => attendee.id)
  return neighborsOf(id, ids).map((near) => attendeeHref(list, near, 'remove'))
}
