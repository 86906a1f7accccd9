import { Fragment, useEffect, useRef } from 'react'
import { type LinkProps, useSearchParams } from 'react-router'
import type { Chat } from '#app/domain/conversations/messages.server.ts'
import { Link } from '#app/ui/link.tsx'
import { MemberName, nameOf } from '#app/ui/member-mention.tsx'
import { useNewLabels } from '#app/ui/new-labels.ts'
import { focusPlaced } from '#app/ui/route-announcer.tsx'
import { messagesHref, reportHref } from './address.ts'
import { Message } from './message.tsx'
import { groupMessages, type MessageGroup } from './talks.ts'

type Props = {
  chat: Chat
  older: boolean
  /** The text that is on its way. */
  sending: string | null
}

export function Thread({ chat, older, sending }: Props) {
  const [params] = useSearchParams()
  const isNew = useNewLabels(chat.messages)
  const label = `Conversation with ${nameOf(chat.other)}`
  const first = chat.messages[0]
  const thread = useFocusKept(first?.id)
  const here = { conversationId: chat.id }
  const talks = groupMessages(chat.messages)
  const last = talks.at(-1)
  return (
    // A scrolling area must be scrollable by keyboard.
    <section ref={thread} className="thread" aria-label={label} tabIndex={0}>
      <div className="stack mb-auto p-3 md:p-5">
        {chat.hasOlder && first && (
          <More to={messagesHref(params, { ...here, before: first.id })}>Older messages</More>
        )}
        {chat.messages.length === 0 && <p className="justify-self-center">There are no older messages.</p>}
        <ol className="stack gap-3">
          {talks.map((talk) => (
            <Fragment key={talk.messages[0]?.id}>
              {talk.beginsDay && (
                <li className="thread-day">
                  <h3>{talk.day}</h3> <span>{talk.zone}</span>
                </li>
              )}
              <TalkItem talk={talk} chat={chat} isNew={isNew} isLast={sending === null && talk === last} />
            </Fragment>
          ))}
          {sending !== null && <Sending text={sending} />}
        </ol>
        {older && <More to={messagesHref(params, here)}>Newest messages</More>}
      </div>
    </section>
  )
}

/** Loading another part of the conversation moves the focus into it, because the link is gone by then. */
function useFocusKept(first: number | undefined) {
  const thread = useRef<HTMLElement>(null)
  const shown = useRef(first)
  useEffect(() => {
    if (shown.current === first) return
    shown.current = first
    if (document.activeElement === document.body) focusPlaced(thread.current)
  }, [first])
  return thread
}

function More(props: Pick<LinkProps, 'to' | 'children'>) {
  return <Link className="inline-flex min-h-11 items-center justify-self-center font-semibold" {...props} />
}

type TalkProps = {
  talk: MessageGroup
  chat: Chat
  isNew: (id: number) => boolean
  isLast: boolean
}

/** Sides and colors tell two people apart; names are for those who hear them. */
function TalkItem({ talk: { mine, sentAt, time, messages }, chat, isNew, isLast }: TalkProps) {
  const [params] = useSearchParams()
  return (
    <li className={mine ? 'talk is-mine' : 'talk'}>
      <span className="sr-only">{mine ? 'You' : <MemberName {...chat.other} />}</span>
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isNew={isNew(message.id)}
          reportTo={mine ? undefined : reportHref(params, message.id, chat.id)}
        />
      ))}
      <p className="talk-foot">
        <time dateTime={sentAt}>{time}</time>
        {mine && isLast && ' · Sent'}
      </p>
    </li>
  )
}

/** Stands where the message will be. */
function Sending({ text }: { text: string }) {
  return (
    <li className="talk is-mine is-sending">
      <span className="sr-only">You</span>
      <div className="message">
        <div className="bubble">
          <p dir="auto">{text}</p>
        </div>
      </div>
      <p className="talk-foot">Sending…</p>
    </li>
  )
}
