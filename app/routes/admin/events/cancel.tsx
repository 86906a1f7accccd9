import { data } from 'react-router'
import { affectedByCancelling, setCancelled } from '#app/domain/events/cancel.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { z } from '#app/values/zod.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import { undoButton } from '../kind/address.ts'
import type { Route } from './+types/cancel'
import { openEvent } from './event.server.ts'

const Wanted = z.object({ cancelled: z.enum(['true', 'false']) })

export async function loader({ params }: Route.LoaderArgs) {
  const event = await openEvent(params.recordId)
  return { ...event, affected: await affectedByCancelling(event.id) }
}

/** The form says what it wants, so that one that arrives twice finds it done. */
export async function action({ params, context }: Route.ActionArgs) {
  const { id, page } = await openEvent(params.recordId)
  const form = await parseForm(context, Wanted)
  if (!form.ok) throw data(null, { status: 400 })
  const cancelled = form.value.cancelled === 'true'
  const entryId = await setCancelled(context.get(viewerContext), id, cancelled)
  const said = cancelled ? 'The event is cancelled. No one has been told yet.' : 'The event is on again.'
  if (entryId === null) return redirectWithNotice(page, said)
  return redirectWithNotice(page, said, undoButton(entryId))
}

export default function Cancel({ loaderData }: Route.ComponentProps) {
  const { page, name, status, affected } = loaderData
  const isCancelled = status === 'CANCELLED'
  const title = isCancelled ? 'Take back the cancellation' : 'Cancel event'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <div className="stack">
        {isCancelled ? (
          <p>The event takes place again, on its days and with everyone who is taking part.</p>
        ) : (
          <>
            <p>
              The event stays visible, marked as cancelled. Subscribed calendars show it as cancelled, and its
              open action items end. You can take it back.
            </p>
            <ul className="list-disc ps-5">
              <li>{counted(affected.fellows, 'fellow', 'fellows')}</li>
              <li>{counted(affected.partners, 'partner', 'partners')}</li>
              <li>{counted(affected.openTasks, 'open action item', 'open action items')}</li>
            </ul>
            <p>No one is emailed by this.</p>
          </>
        )}
        <ConfirmForm
          page={page}
          fields={{ cancelled: String(!isCancelled) }}
          label={title}
          pending="Saving…"
          leave="Leave it as it is"
          danger={!isCancelled}
        />
      </div>
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
