import { useState } from 'react'
import type { Inbox, InboxEntry } from '#app/domain/conversations/inbox.server.ts'
import type { Chat } from '#app/domain/conversations/messages.server.ts'
import { nameOf } from '#app/ui/member-mention.tsx'
import { LiveRegion } from '#app/ui/route-announcer.tsx'

type Props = { inbox: Inbox; chat: Chat | null; search: string }

/**
 * Announces messages that arrive while the page is open: the text in the open conversation, only the sender in any
 * other.
 */
export function Arrived({ inbox, chat, search }: Props) {
  const [known, setKnown] = useState({ inbox, chat, search, said: '' })
  if (known.inbox !== inbox || known.chat !== chat) {
    setKnown({ inbox, chat, search, said: sentence(known, { inbox, chat, search }) })
  }
  return <LiveRegion>{known.said}</LiveRegion>
}

/** What was said stays until something else is, so that being marked as seen doesn't cut it short. */
function sentence(before: Props & { said: string }, now: Props): string {
  if (before.chat?.id !== now.chat?.id || before.search !== now.search) return ''
  const arrived = arrivedSince(before, now)
  // A trailing no-break space has the same words said again.
  return arrived === before.said && arrived !== '' ? `${arrived}\u00a0` : arrived || before.said
}

function arrivedSince(before: Props, now: Props): string {
  const words = wordsSince(before.chat, now.chat)
  if (now.chat && words.length > 0) return `${nameOf(now.chat.other)}: ${words.join('\n')}`
  const other = now.inbox.entries.find(
    (entry) =>
      entry.id !== now.chat?.id && entry.hasNewMessages && isLaterThanAll(entry, before.inbox.entries),
  )
  return other ? `New message from ${nameOf(other)}` : ''
}

function wordsSince(before: Chat | null, now: Chat | null): string[] {
  const last = before?.messages.at(-1)?.id
  if (last === undefined) return []
  return (now?.messages ?? []).filter(({ id, mine }) => !mine && id > last).map(({ content }) => content)
}

const isLaterThanAll = (entry: InboxEntry, others: InboxEntry[]) =>
  others.every(({ sentAt }) => sentAt < entry.sentAt)
