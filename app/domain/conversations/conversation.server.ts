import { Role, Visibility } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { canContact, namedInConversations } from '../members/privacy.ts'
import { canUseCommunity } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import {
  type Correspondent,
  CorrespondentRow,
  conversationsOf,
  correspondentColumns,
  toCorrespondent,
} from './correspondent.server.ts'

export type Conversation = {
  id: number
  otherId: number
  other: Correspondent
  contactable: boolean
  /** The viewer has blocked the other member, who isn't notified. */
  blocked: boolean
  /** Whether there can be a link to the other member's profile. */
  profileOpen: boolean
  seenAt: Date | null
}

const Row = CorrespondentRow.extend({
  otherId: z.int(),
  visibility: z.enum(Visibility),
  contactable: z.boolean(),
  roles: z.array(z.enum(Role)),
  verified: z.boolean(),
  blocked: z.boolean(),
  seenAt: z.date().nullable(),
})

/** A conversation that the viewer takes part in, or null. */
export async function findConversation(viewer: Viewer, id: number | null): Promise<Conversation | null> {
  if (id === null) return null
  const [row] = await query(Row)`
    SELECT u.id AS "otherId", ${correspondentColumns(viewer)}, u.visibility::text AS visibility, u.contactable,
      u.roles::text[] AS roles, u."emailVerifiedAt" IS NOT NULL AS verified, p."messagesSeenAt" AS "seenAt",
      EXISTS (SELECT 1 FROM "Block" b WHERE b."blockerId" = ${viewer.id} AND b."blockedId" = u.id) AS blocked
    FROM ${conversationsOf(viewer)}
      JOIN "ConversationParticipant" p ON p."conversationId" = c.id AND p."userId" = ${viewer.id}
    WHERE c.id = ${id}`
  if (!row) return null
  return {
    id,
    otherId: row.otherId,
    other: toCorrespondent(row),
    blocked: row.blocked,
    contactable: canContact(viewer, { ...row, id: row.otherId }),
    profileOpen: canUseCommunity(viewer) && namedInConversations(viewer, { ...row, id: row.otherId }),
    seenAt: row.seenAt,
  }
}
