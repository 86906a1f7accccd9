import type { Viewer } from '../viewer/viewer.ts'
import { type Conversation, findConversation } from './conversation.server.ts'
import { readInbox } from './inbox.server.ts'
import { readThread } from './thread.server.ts'

type Asked = { search: string; page: number; conversationId: number | null; before: number | null }

/**
 * The conversations and one of them in full: the requested one, otherwise the latest, but none during a search. Null if
 * the viewer isn't in it. Three queries, one more for a search.
 */
export async function readMessages(viewer: Viewer, { search, page, conversationId, before }: Asked) {
  const inbox = await readInbox(viewer, search, page)
  const chosen = conversationId ?? (search ? null : (inbox.entries[0]?.id ?? null))
  if (chosen === null) return { inbox, chat: null }
  const conversation = await findConversation(viewer, chosen)
  if (!conversation) return null
  return { inbox, chat: { ...shown(conversation), ...(await readThread(viewer, conversation, before)) } }
}

/** The other's id is only included for a link to an open profile. */
function shown({ otherId, profileOpen, ...conversation }: Conversation) {
  return { ...conversation, profileId: profileOpen ? otherId : null }
}

export type Chat = NonNullable<NonNullable<Awaited<ReturnType<typeof readMessages>>>['chat']>
