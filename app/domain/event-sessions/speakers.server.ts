import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { shownImage } from '../members/contact-card.server.ts'
import { findable } from '../members/privacy.server.ts'
import { canUseCommunity } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Speaker = z.strictObject({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  image: z.string().nullable(),
  /** Set if the viewer may open the profile. */
  profileId: z.int().nullable(),
})
export type Speaker = z.infer<typeof Speaker>

/** The session's speakers, in their set order. Members whom the viewer may not find aren't named. One query. */
export function listSpeakers(viewer: Viewer, sessionId: number): Promise<Speaker[]> {
  const opensProfiles = canUseCommunity(viewer)
  return query(Speaker)`
    SELECT k.id, CASE WHEN u.id IS NULL THEN k.name ELSE concat_ws(' ', u."firstName", u."lastName") END AS name,
      coalesce(k.title, u.occupation) AS title, ${shownImage} AS image,
      CASE WHEN ${opensProfiles} THEN u.id END AS "profileId"
    FROM "SessionSpeaker" k LEFT JOIN "User" u ON u.id = k."userId"
    WHERE k."sessionId" = ${sessionId} AND CASE WHEN k."userId" IS NULL THEN k.name IS NOT NULL ELSE ${findable(viewer)} END
    ORDER BY k.position, k.id`
}
