import { orFailed } from '#app/values/or-failed.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Conversation, findConversation } from './conversation.server.ts'
import { readInbox } from './inbox.server.ts'
import { readMessageRows, threadOf } from './thread.server.ts'

type Asked = { search: string; page: number; conversationId: number | null; before: number | null }

/**
 * The conversations and one of them in full: the requested one, otherwise the latest, but none during a search. Null if
 * the viewer isn't in it. Each fails alone. Three queries, one more for a search; those about a requested one begin
 * together.
 */
export async function readMessages(
  viewer: Viewer,
  { search, page, conversationId, before }: Asked,
  onFailure: (error: unknown) => void,
) {
  const part = orFailed(onFailure)
  if (conversationId !== null) {
    const [inbox, chat] = await Promise.all([
      part(readInbox(viewer, search, page)),
      part(readChat(viewer, conversationId, before)),
    ])
    return chat && { inbox, chat }
  }
  const inbox = await part(readInbox(viewer, search, page))
  const latest = search || inbox === 'failed' ? undefined : inbox.entries[0]
  return { inbox, chat: latest ? await part(readChat(viewer, latest.id, before)) : null }
}

async function readChat(viewer: Viewer, id: number, before: number | null) {
  const [conversation, rows] = await Promise.all([
    findConversation(viewer, id),
    readMessageRows(viewer, id, before),
  ])
  return conversation && { ...shown(conversation), ...threadOf(viewer, conversation, rows) }
}

/** The other's id is only included for a link to an open profile. */
function shown({ otherId, profileOpen, ...conversation }: Conversation) {
  return { ...conversation, profileId: profileOpen ? otherId : null }
}

export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>
