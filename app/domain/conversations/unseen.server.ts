import { Prisma } from '#app/db/generated/client.ts'
import { mentionName } from '../members/mention.server.ts'
import { namedInConversation } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { conversationsOf } from './correspondent.server.ts'

/**
 * Conversations with new messages, by the rule of news.ts, each named after the other member. None for hidden viewers.
 */
export function newConversations(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`
    SELECT c.id, ${mentionName(namedInConversation(viewer))} AS name, m."createdAt" AS at, m."emailedIn"
    FROM ${conversationsOf(viewer)}
      JOIN "ConversationParticipant" p ON p."conversationId" = c.id AND p."userId" = ${viewer.id}
      CROSS JOIN LATERAL (SELECT m."senderId", m."createdAt", m."emailedIn" FROM "Message" m
        WHERE m."conversationId" = c.id ORDER BY m."createdAt" DESC, m.id DESC LIMIT 1) m
    WHERE ${!viewer.hiddenProfile}::boolean AND m."senderId" <> ${viewer.id}
      AND (p."messagesSeenAt" IS NULL OR m."createdAt" > p."messagesSeenAt")`
}
