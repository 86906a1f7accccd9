import { Prisma } from '#app/db/generated/client.ts'
import { type Mention, MentionRow, mentionColumns, toMention } from '../members/mention.server.ts'
import { namedInConversation } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The other member in a conversation. */
export type Correspondent = Mention

export const CorrespondentRow = MentionRow

/** Conversations `c` of the viewer, each with the other member as `u`. */
export function conversationsOf(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`"Conversation" c JOIN "User" u
    ON u.id = CASE WHEN c."firstUserId" = ${viewer.id} THEN c."secondUserId" ELSE c."firstUserId" END
    AND (c."firstUserId" = ${viewer.id} OR c."secondUserId" = ${viewer.id})`
}

export const correspondentColumns = (viewer: Viewer) => mentionColumns(namedInConversation(viewer))

export const toCorrespondent = toMention
