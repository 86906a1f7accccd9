import { findParticipant } from '#app/domain/partner-invitations/listing.server.ts'
import { canTakeBack } from '#app/domain/partner-invitations/policy.ts'
import { takeBackInvitation } from '#app/domain/partner-invitations/take-back.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { ConfirmForm } from '../../form/confirm-form.tsx'
import { openLiveEvent } from '../event.server.ts'
import type { Route } from './+types/take-back'

export async function loader({ params }: Route.LoaderArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const participant = found(await findParticipant(event.id, parseId(params.participantId)))
  return { page, event: event.name, participant, canBeTakenBack: canTakeBack(participant) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { event, page } = await openLiveEvent(params.recordId)
  const id = found(parseId(params.participantId))
  const taking = await takeBackInvitation(context.get(viewerContext), event, id)
  const here = `${page}/participants`
  if (taking.kind === 'gone') {
    return redirectWithNotice(here, 'That invitation is already taken back.', { tone: 'info' })
  }
  if (taking.kind === 'held') {
    return redirectWithNotice(
      `${here}/${id}/take-back`,
      `${taking.name} has begun, so nothing was changed.`,
      {
        tone: 'info',
      },
    )
  }
  return redirectWithNotice(here, `The invitation of ${taking.name} is taken back.`)
}

export default function TakeBack({ loaderData }: Route.ComponentProps) {
  const { page, event, participant, canBeTakenBack } = loaderData
  const { name, status, attendees, items } = participant
  const back = { to: `${page}/participants`, label: 'Participants' }
  return (
    <>
      <PageTitle title={`Take back the invitation of ${name}`} />
      <PageHead
        title={
          <>
            Take back the invitation of <bdi>{name}</bdi>
          </>
        }
        back={back}
      />
      <div className="stack">
        {canBeTakenBack ? (
          <>
            <p>
              {status === 'ACCEPTED' && 'They have accepted it. '}They’ll no longer see <bdi>{event}</bdi>{' '}
              among their events. An email that hasn’t left isn’t sent. No one is told.
            </p>
            <ConfirmForm page={back.to} label="Take back" pending="Taking back…" danger />
          </>
        ) : (
          <p>
            <bdi>{name}</bdi> has {counted(attendees, 'attendee', 'attendees')} and{' '}
            {counted(items, 'action item', 'action items')} for this event, so it stays. Remove those first.
          </p>
        )}
      </div>
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
