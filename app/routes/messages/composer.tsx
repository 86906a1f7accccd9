import { useEffect, useRef, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { MESSAGE_MAX } from '#app/domain/conversations/message-length.ts'
import type { Chat } from '#app/domain/conversations/messages.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { messagesHref } from './address.ts'
import { chatPlace, type LastSent, useUnsentText } from './use-unsent-text.ts'

const loadSchema = async () => (await import('#app/domain/conversations/schema.ts')).ChatSchema

type Props = {
  chat: Chat
  viewerId: number
  defaultValue: { text: string; formKey: string }
  reply?: object | null
}

/** The form is remounted, and so empty, after each sent message, and keeps the focus for the next one. */
export function Composer(props: Props) {
  const lastSent = props.chat.messages.findLast(({ mine }) => mine)
  const lastSentId = lastSent?.id
  const place = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  useEffect(() => {
    if (sending.current && lastSentId !== undefined) place.current?.querySelector('textarea')?.focus()
    sending.current = false
  }, [lastSentId])
  return (
    <div
      ref={place}
      onSubmit={() => {
        sending.current = true
      }}
    >
      <MessageForm key={lastSentId} lastSent={lastSent} {...props} />
    </div>
  )
}

function MessageForm({ chat, viewerId, reply, lastSent, ...props }: Props & { lastSent?: LastSent }) {
  // The page is refetched while the user types; the submission still belongs to the form that was begun.
  const [defaultValue] = useState(props.defaultValue)
  const [params] = useSearchParams()
  const { form, fields, errors } = useForm({ id: 'chat', reply, defaultValue }, loadSchema)
  const key = fields.formKey.control
  const text = fields.text.control
  const [empty, setEmpty] = useState(!text.defaultValue)
  const hydrated = useHydrated()
  const unsent = useUnsentText(chatPlace(viewerId, chat.id), lastSent)
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form
        method="post"
        action={messagesHref(params, { conversationId: chat.id })}
        className="composer"
        {...form}
      >
        <AuthorField draft={false} />
        <input type="hidden" name={key.name} defaultValue={key.defaultValue} />
        <input type="hidden" name="seen" value={chat.messages.at(-1)?.id ?? ''} />
        <TextArea
          label="Type message here"
          rows={1}
          max={MESSAGE_MAX}
          ref={unsent.area}
          onInput={({ currentTarget: { value } }) => {
            setEmpty(value.trim() === '')
            unsent.keep(value)
          }}
          {...text}
        />
        <SubmitButton pending="Sending…" {...(hydrated && empty ? { 'aria-disabled': true } : {})}>
          Send
        </SubmitButton>
      </Form>
    </>
  )
}
