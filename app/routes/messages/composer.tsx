import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { MESSAGE_MAX } from '#app/domain/conversations/message-length.ts'
import type { Chat } from '#app/domain/conversations/messages.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { messagesHref } from './address.ts'
import { chatPlace, keepUnsent, type LastSent, useUnsentText } from './use-unsent-text.ts'

const loadSchema = async () => (await import('#app/domain/conversations/schema.ts')).ChatSchema

type Props = {
  chat: Chat
  viewerId: number
  defaultValue: { text: string; formKey: string }
  reply?: object | null
  isSending: boolean
}

/** The form is remounted, and so empty, for each message, and keeps the focus for the next one. */
export function Composer({ isSending, ...props }: Props) {
  const lastSent = props.chat.messages.findLast(({ mine }) => mine)
  const place = useRef<HTMLDivElement>(null)
  const isWriting = useRef(false)
  const shown = isSending ? 'next' : lastSent?.id
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // A refusal has the focus itself.
    if (isWriting.current && (isSending || !props.reply)) place.current?.querySelector('textarea')?.focus()
  }, [shown, isSending, props.reply])
  return (
    <div
      ref={place}
      onSubmit={() => {
        isWriting.current = true
      }}
    >
      {isSending ? (
        <NextMessage place={chatPlace(props.viewerId, props.chat.id)} />
      ) : (
        <MessageForm key={lastSent?.id} lastSent={lastSent} {...props} />
      )}
    </div>
  )
}

const box = {
  label: 'Type message here',
  hideLabel: true,
  placeholder: 'Type message here',
  rows: 1,
  max: MESSAGE_MAX,
}

/** While a message is on its way, the next one is begun. */
function NextMessage({ place }: { place: string }) {
  return (
    <div className="composer">
      <TextArea
        id="chat-field-text"
        {...box}
        onInput={({ currentTarget: { value } }) => keepUnsent(place, { text: value, after: null })}
      />
      <Send aria-disabled />
    </div>
  )
}

function MessageForm({
  chat,
  viewerId,
  reply,
  lastSent,
  ...props
}: Omit<Props, 'isSending'> & { lastSent?: LastSent }) {
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
          {...box}
          ref={unsent.area}
          onInput={({ currentTarget: { value } }) => {
            setEmpty(value.trim() === '')
            unsent.keep(value)
          }}
          onKeyDown={sendByKey}
          {...text}
        />
        <Send aria-disabled={(hydrated && empty) || undefined} />
      </Form>
    </>
  )
}

function Send(props: Pick<ComponentProps<typeof Button>, 'aria-disabled'>) {
  return (
    <Button type="submit" size="icon" {...props}>
      <span className="sr-only">Send</span>
      <Icon name="send" />
    </Button>
  )
}

/** Enter alone begins a new line. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
