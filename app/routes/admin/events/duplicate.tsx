import { data, Form } from 'react-router'
import { duplicateEvent } from '#app/domain/events/reschedule.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/duplicate'
import { openEvent } from './event.server.ts'
import { NewDay } from './new-day.ts'

export async function loader({ params }: Route.LoaderArgs) {
  return { ...(await openEvent(params.recordId)), key: crypto.randomUUID() }
}

export async function action({ params, context }: Route.ActionArgs) {
  const form = await parseForm(context, NewDay)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const { startDate, key } = form.value
  const id = found(await duplicateEvent(context.get(viewerContext), parseId(params.recordId), startDate, key))
  return redirectWithNotice(
    recordHref('events', id),
    'This is the new event, a draft. Check it before you publish it.',
  )
}

export default function Duplicate({ loaderData, actionData }: Route.ComponentProps) {
  const { page, name, days, sessions, key } = loaderData
  const { form, fields, errors } = useForm<typeof NewDay>({ id: 'duplicate', reply: actionData?.reply })
  const title = 'Duplicate event'
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} back={{ to: page, label: name }} lead={`It’s on ${days}.`} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <h2>What’s copied</h2>
        <p>
          The texts, tags and fact sheets, and {sessions === 1 ? '1 session' : `${sessions} sessions`} with
          speakers, on the days as far from the new first day and at the same times.
        </p>
        <h2>What doesn’t</h2>
        <p>
          Partners, fellows and their attendance, invitations, action items, the RSVP address, the code, the
          start of registration, and the publication. The original stays as it is.
        </p>
        <Form method="post" className="form" {...form}>
          <AuthorField />
          <input type="hidden" name="key" value={key} />
          <TextInput label="New first day" type="date" className="max-w-48" {...fields.startDate.control} />
          <div>
            <SubmitButton pending="Duplicating…">Duplicate</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  )
}
