import { href } from 'react-router'

const kept = ['search', 'page', 'conversationId']

/**
 * A URL of the messages: parameters that aren't given stay as they are, except a position in an older part of a
 * conversation.
 */
export function messagesHref(
  params: URLSearchParams,
  changes: Record<string, string | number | null>,
): string {
  const next = new URLSearchParams([...params].filter(([name, value]) => kept.includes(name) && value !== ''))
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return next.size > 0 ? `${href('/messages')}?${next}` : href('/messages')
}

/** A conversation, at the part that is shown. */
export const chatHref = (params: URLSearchParams, conversationId: number): string =>
  messagesHref(params, { conversationId, before: params.get('before') })

/** The dialog that reports a message, over its conversation. */
export function reportHref(
  params: URLSearchParams,
  messageId: number | string,
  conversationId: number,
): string {
  const { search } = new URL(chatHref(params, conversationId), 'https://any.example')
  return href('/messages/:messageId/report', { messageId: String(messageId) }) + search
}
