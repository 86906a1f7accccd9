import { data, Form, Link } from 'react-router'
import { MESSAGE_MAX } from '#app/domain/conversations/message-length.ts'
import { MessageSchema } from '#app/domain/conversations/schema.ts'
import { sendMessage } from '#app/domain/conversations/send-message.server.ts'
import { heldFields } from '#app/domain/held-forms/held-forms.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { useForm } from '#app/http/form.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { parseId } from '#app/values/ids.ts'
import { tooManyMessages } from '../../messages/sending-limit.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/message'
import { NOT_CONTACTABLE, NotContactable } from './not-contactable.tsx'
import { stepData } from './recipient.server.ts'
import { useStep } from './step.ts'

export const handle = { step: 'Write your message' }

/** The time to wait goes along with a page that says so. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const held = await heldFields(context.get(viewerContext).id, url)
  return stepData(context, { text: held?.text ?? '', formKey: held?.formKey ?? crypto.randomUUID() })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(request, MessageSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const use = await consume('messagesByMember', String(viewer.id))
  if (!use.allowed) return tooManyMessages(form, use.seconds)
  const { text, formKey } = form.value
  const sending = await sendMessage(viewer, parseId(params.profileId), text, formKey)
  if (sending.kind === 'refused') return data({ reply: form.reply({ form: NOT_CONTACTABLE }) }, 409)
  return redirectWithNotice(`/profile/${params.profileId}`, 'Your message was sent!')
}

const loadSchema = async () => (await import('#app/domain/conversations/schema.ts')).MessageSchema

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { recipient, closeTo } = useStep()
  const { form, field, errors } = useForm(loadSchema, {
    id: 'message',
    reply: actionData?.reply,
    defaultValue: loaderData,
  })
  const key = field('formKey')
  if (!recipient && !actionData) return <NotContactable />
  return (
    <div className="stack">
      <PageTitle title={`Write to ${recipient?.fullName ?? 'a member'}`} invalid={errors.length > 0} />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" preventScrollReset {...form}>
        <AuthorField />
        <input type="hidden" name={key.name} defaultValue={key.defaultValue} autoComplete="off" />
        <TextArea label="Your message" rows={8} max={MESSAGE_MAX} {...field('text')} />
        <div className="cluster">
          <SubmitButton pending="Sending…">Send</SubmitButton>
          <Link className="btn btn-quiet" to={closeTo} preventScrollReset state={focusStays}>
            Cancel
          </Link>
        </div>
      </Form>
    </div>
  )
}
