import type { ThreadMessage } from '#app/domain/conversations/thread.server.ts'

export type MessageGroup = { mine: boolean; sentAt: string; time: string; messages: ThreadMessage[] }

const PAUSE = 10 * 60_000

/** Messages by one person without a long pause are grouped under one time. */
export function groupMessages(messages: ThreadMessage[]): MessageGroup[] {
  const talks: MessageGroup[] = []
  for (const message of messages) {
    const last = talks.at(-1)
    const before = last?.messages.at(-1)
    if (last && before && last.mine === message.mine && between(before, message) < PAUSE) {
      last.messages.push(message)
    } else {
      const { mine, sentAt, time } = message
      talks.push({ mine, sentAt, time, messages: [message] })
    }
  }
  return talks
}

const between = (one: ThreadMessage, other: ThreadMessage) =>
  Date.parse(other.sentAt) - Date.parse(one.sentAt)
