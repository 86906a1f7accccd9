import type { ThreadMessage } from '#app/domain/conversations/thread.server.ts'

export type MessageGroup = Pick<ThreadMessage, 'mine' | 'sentAt' | 'day' | 'zone' | 'time'> & {
  messages: ThreadMessage[]
  /** Whether the day above it is another, or there is none. */
  beginsDay: boolean
}

const PAUSE = 5 * 60_000

/** Messages by one person on one day, without a long pause, are grouped above the time of the last one. */
export function groupMessages(messages: ThreadMessage[]): MessageGroup[] {
  const talks: MessageGroup[] = []
  for (const message of messages) {
    const { mine, sentAt, day, zone, time } = message
    const last = talks.at(-1)
    const isSameDay = last?.day === day
    if (last && isSameDay && last.mine === mine && between(last, message) < PAUSE) {
      last.messages.push(message)
      Object.assign(last, { sentAt, time })
    } else {
      talks.push({ mine, sentAt, day, zone, time, beginsDay: !isSameDay, messages: [message] })
    }
  }
  return talks
}

const between = (one: { sentAt: string }, other: { sentAt: string }) =>
  Date.parse(other.sentAt) - Date.parse(one.sentAt)
