import { useEffect, useRef } from 'react'
import { href, useNavigation, useSearchParams } from 'react-router'
import type { Chat } from '#app/domain/conversations/messages.server.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { MemberAvatar, MemberName } from '#app/ui/member-mention.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { messagesHref } from './address.ts'
import { Composer } from './composer.tsx'
import { MarkAsSeen } from './mark-as-seen.tsx'
import { NOT_CONTACTABLE } from './not-contactable.ts'
import { Thread } from './thread.tsx'
import { UnsentText } from './unsent-text.tsx'
import { chatPlace } from './use-unsent-text.ts'

type Props = {
  chat: Chat
  viewerId: number
  /** Whether an older part than the newest is shown. */
  older: boolean
  form: { text: string; formKey: string }
  reply?: object | null
}

export function ChatPanel({ chat, viewerId, older, form, reply }: Props) {
  const canWrite = chat.contactable || reply
  const sending = useSending()
  return (
    <section className="chat" aria-labelledby="chat-name">
      <ChatHead chat={chat} />
      {canWrite && (
        <a className="skip-link" href="#chat-field-text">
          Skip to the message box
        </a>
      )}
      <Thread chat={chat} older={older} sending={sending} />
      <div className="chat-foot">
        {canWrite ? (
          <Composer
            chat={chat}
            viewerId={viewerId}
            defaultValue={form}
            reply={reply}
            isSending={sending !== null}
          />
        ) : (
          <>
            <Notice tone="info">{chat.blocked ? <Blocked /> : NOT_CONTACTABLE}</Notice>
            <UnsentText place={chatPlace(viewerId, chat.id)} />
          </>
        )}
      </div>
    </section>
  )
}

/** The text of the message that is on its way. */
function useSending(): string | null {
  const { formData, formAction } = useNavigation()
  const isMessage = formAction?.split('?')[0] === href('/messages') && formData?.has('formKey')
  return isMessage ? String(formData?.get('text')) : null
}

const Blocked = () => (
  <>
    You blocked this member, so neither of you can message the other.{' '}
    <Link to={href('/profile/blocked-members')}>See who you’ve blocked</Link>
  </>
)

function ChatHead({ chat }: { chat: Chat }) {
  const [params] = useSearchParams()
  return (
    <header className="chat-head">
      <Link className="chat-back" to={messagesHref(params, { conversationId: null })}>
        <Icon name="arrow-left" />
        <span className="sr-only">Back</span>
      </Link>
      <MemberAvatar {...chat.other} />
      <h2 id="chat-name" tabIndex={-1} ref={useFocusOnceOpened()}>
        <MemberName {...chat.other} />
      </h2>
      {chat.profileId && (
        <Link
          className="chat-profile"
          to={href('/profile/:profileId', { profileId: String(chat.profileId) })}
        >
          <span className="max-sm:sr-only">See Full Profile</span>
          <Icon name="user" />
        </Link>
      )}
      <MarkAsSeen chat={chat} />
    </header>
  )
}

/**
 * Opening a conversation from the list moves the focus into it, because on phones the list is gone by then. A freshly
 * loaded page keeps its position.
 */
function useFocusOnceOpened() {
  const head = useRef<HTMLHeadingElement>(null)
  const arrived = useRef(!useHydrated())
  useEffect(() => {
    if (!arrived.current) head.current?.focus({ preventScroll: true })
    arrived.current = true
  }, [])
  return head
}
