import { data, Form } from 'react-router'
import { moveEvent } from '#app/domain/events/reschedule.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { undoButton } from '../kind/address.ts'
import type { Route } from './+types/move'
import { openEvent } from './event.server.ts'
import { NewDay } from './new-day.ts'

export const loader = ({ params }: Route.LoaderArgs) => openEvent(params.recordId)

export async function action({ params, context }: Route.ActionArgs) {
  const { id, page, published } = await openEvent(params.recordId)
  const form = await parseForm(context, NewDay)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const entryId = await moveEvent(context.get(viewerContext), id, form.value.startDate)
  if (entryId === null) return redirectWithNotice(page, 'The event is on those days already.')
  const said = published
    ? 'Moved in a draft. Publish it to show members the new days.'
    : 'The event is moved.'
  return redirectWithNotice(page, said, undoButton(entryId))
}

export default function Move({ loaderData, actionData }: Route.ComponentProps) {
  const { page, name, days, sessions, published } = loaderData
  const { form, fields, errors } = useForm<typeof NewDay>({ id: 'move', reply: actionData?.reply })
  const title = 'Move event'
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} back={{ to: page, label: name }} lead={`It’s on ${days}.`} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <p>
          {sessions === 1 ? 'Its session moves' : `Its ${sessions} sessions move`} by as many days, and so
          does the start of registration. Times stay. {published && 'Members see it when you publish it.'}
        </p>
        <Form method="post" className="form" {...form}>
          <AuthorField />
          <TextInput label="New first day" type="date" className="max-w-48" {...fields.startDate.control} />
          <div>
            <SubmitButton pending="Moving…">Move</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  )
}
