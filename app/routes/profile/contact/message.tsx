import { data, Form, href } from 'react-router'
import { lastSentTo } from '#app/domain/conversations/last-sent.server.ts'
import { MESSAGE_MAX } from '#app/domain/conversations/message-length.ts'
import { MessageSchema } from '#app/domain/conversations/schema.ts'
import { sendMessage } from '#app/domain/conversations/send-message.server.ts'
import { interviewMessage } from '#app/domain/members/interview.server.ts'
import { canUseMessages } from '#app/domain/viewer/permissions.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { parseId } from '#app/values/ids.ts'
import { notSent } from '../../messages/not-sent.server.ts'
import { dialogPlace, useUnsentText } from '../../messages/use-unsent-text.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/message'
import { NotContactable } from './not-contactable.tsx'
import { recipientOf, stepData } from './recipient.server.ts'
import { aboutOf, type StepHandle, useStep } from './step.ts'

export const handle: StepHandle = { step: 'Write your message', number: 3 }

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const to = parseId(params.profileId) ?? 0
  const asks = recipientOf(context) && aboutOf(url.searchParams)
  const text = (asks && (await interviewMessage(viewer, to))) || ''
  return stepData(context, {
    form: { text, formKey: crypto.randomUUID() },
    place: dialogPlace(viewer.id, to),
    lastSent: await lastSentTo(viewer, to),
  })
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, MessageSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const { clientAddress } = factsOf(context)
  const sending = await sendMessage(viewer, parseId(params.profileId), form.value, clientAddress)
  if (sending.kind !== 'sent') return notSent(form, sending)
  const to = `${href('/messages')}?conversationId=${sending.conversationId}`
  return redirectWithNotice(href('/profile/:profileId', params), 'Your message was sent!', {
    link: canUseMessages(viewer) ? { label: 'Open the conversation', to } : undefined,
  })
}

const loadSchema = async () => (await import('#app/domain/conversations/schema.ts')).MessageSchema

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { recipient, closeTo } = useStep()
  const { form, fields, errors } = useForm(
    {
      id: 'message',
      reply: actionData?.reply,
      defaultValue: loaderData.form,
    },
    loadSchema,
  )
  const key = fields.formKey.control
  const unsent = useUnsentText(loaderData.place, loaderData.lastSent, loaderData.form.text)
  if (!recipient && !actionData) return <NotContactable />
  return (
    <div className="stack">
      <PageTitle title={`Message ${recipient?.fullName ?? 'a member'}`} invalid={errors.length > 0} />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" preventScrollReset {...form}>
        <AuthorField draft={false} />
        <input type="hidden" name={key.name} defaultValue={key.defaultValue} />
        <TextArea
          label="Your message"
          rows={8}
          max={MESSAGE_MAX}
          ref={unsent.area}
          onInput={({ currentTarget: { value } }) => unsent.keep(value)}
          {...fields.text.control}
        />
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
