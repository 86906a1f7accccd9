import { data } from 'react-router'
import { readTelling, type Told, tellOfCancellation } from '#app/domain/cancellations/tell.server.ts'
import { affectedByCancelling, setCancelled } from '#app/domain/events/cancel.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatTimestamp } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import { undoButton } from '../kind/address.ts'
import type { Route } from './+types/cancel'
import { openEvent } from './event.server.ts'

/** Either whether it's to be cancelled, or how many the sender was told would get the email. */
const Wanted = z
  .object({
    cancelled: z.enum(['true', 'false']).optional(),
    people: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .optional(),
  })
  .refine(({ cancelled, people }) => (cancelled === undefined) !== (people === undefined))

export async function loader({ params, context }: Route.LoaderArgs) {
  const event = await openEvent(params.recordId)
  const { people, toldAt } = await readTelling(event.id)
  const zone = context.get(viewerContext).timeZone ?? 'UTC'
  return {
    ...event,
    affected: await affectedByCancelling(event.id),
    people,
    told: toldAt && formatTimestamp(toldAt, zone),
  }
}

/** The form says what it wants, so that one that arrives twice finds it done. */
export async function action({ params, context }: Route.ActionArgs) {
  const { id, page } = await openEvent(params.recordId)
  const form = await parseForm(context, Wanted)
  if (!form.ok) throw data(null, { status: 400 })
  const viewer = context.get(viewerContext)
  const { cancelled, people } = form.value
  if (people !== undefined) {
    const { kind } = await tellOfCancellation(viewer, id, people)
    return redirectWithNotice(`${page}/cancel`, TOLD[kind], kind === 'told' ? {} : { tone: 'info' })
  }
  const isCancelled = cancelled === 'true'
  const entryId = await setCancelled(viewer, id, isCancelled)
  const [next, said] = isCancelled
    ? [`${page}/cancel`, 'The event is cancelled. No one has been told yet.']
    : [page, 'The event is on again.']
  return redirectWithNotice(next, said, entryId === null ? {} : undoButton(entryId))
}

const TOLD: Record<Told['kind'], string> = {
  told: 'The emails are on their way.',
  already: 'They’ve been emailed already.',
  recounted: 'Nothing was sent, because the number has changed. Check it and send again.',
  closed: 'Nothing was sent. People are emailed once the event is published and cancelled.',
}

export default function Cancel({ loaderData }: Route.ComponentProps) {
  const { page, name, status, published, affected, people, told } = loaderData
  const isCancelled = status === 'CANCELLED'
  const title = isCancelled ? 'Cancelled event' : 'Cancel event'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <div className="stack">
        {isCancelled ? (
          <>
            {published && <TellPeople people={people} told={told} page={page} />}
            <h2>Take it back</h2>
            <p>
              The event is on again, on the same days and with everyone who’s taking part. No one is emailed
              about it.
            </p>
          </>
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
            <p>
              No one is emailed by this.{' '}
              {published && people > 0 && `Afterwards you can email ${counted(people, 'person', 'people')}.`}
            </p>
          </>
        )}
        <ConfirmForm
          page={page}
          fields={{ cancelled: String(!isCancelled) }}
          label={isCancelled ? 'Take back the cancellation' : title}
          pending="Saving…"
          leave="Leave it as it is"
          danger={!isCancelled}
        />
      </div>
    </>
  )
}

function TellPeople({ people, told, page }: { people: number; told: string | null; page: string }) {
  return (
    <>
      <h2>Tell those who are taking part</h2>
      {told && <p>They were emailed on {told}.</p>}
      {!told && people === 0 && <p>There’s no one to email.</p>}
      {!told && people > 0 && (
        <>
          <p>
            {counted(people, 'person gets an email', 'people get one email each')}: fellows, speakers, and
            those who come for partners or answer for them. Guests of partners who aren’t members get none.
          </p>
          <ConfirmForm
            page={page}
            fields={{ people }}
            label={`Email ${counted(people, 'person', 'people')}`}
            pending="Sending…"
            leave="Not now"
          />
        </>
      )}
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
