import { Prisma } from '#app/db/generated/client.ts'
import { namedInConversation } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The other one of a conversation, as the viewer sees them: without a name where they hide. */
export type Correspondent = { name: string | null; image?: string }

export type CorrespondentRow = { firstName: string | null; lastName: string | null; image: string | null }

/** Conversations `c` of the viewer, each with the other member as `u`. */
export function conversationsOf(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`"Conversation" c JOIN "User" u
    ON u.id = CASE WHEN c."firstUserId" = ${viewer.id} THEN c."secondUserId" ELSE c."firstUserId" END
    AND (c."firstUserId" = ${viewer.id} OR c."secondUserId" = ${viewer.id})`
}

/** The columns of CorrespondentRow. What the viewer may not see never leaves the database. */
export const correspondentColumns = Prisma.sql`
  CASE WHEN ${namedInConversation} THEN u."firstName" END AS "firstName",
  CASE WHEN ${namedInConversation} THEN u."lastName" END AS "lastName",
  CASE WHEN ${namedInConversation} AND u."hasVisibleAvatar" THEN u."profileImgUrl" END AS image`

export function toCorrespondent({ firstName, lastName, image }: CorrespondentRow): Correspondent {
  return {
    name: firstName === null ? null : `${firstName} ${lastName}`,
    image: image ?? undefined,
  }
}
