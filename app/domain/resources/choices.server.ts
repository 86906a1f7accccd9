import { Prisma } from '#app/db/generated/client.ts'
import { TagType } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { meantFor } from '../viewer/audience.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { libraryResource } from './readable.server.ts'

/** The tags of one type for filtering the library, in their own order. */
const TagGroup = z.strictObject({
  type: z.enum(TagType),
  tags: z.array(z.strictObject({ id: z.int(), name: z.string() })),
})
export type TagGroup = z.infer<typeof TagGroup>

/** The tags for the viewer's role that something in the library has. Flagged ones are separate switches. One query. */
export function listTagGroups(viewer: Viewer): Promise<TagGroup[]> {
  return query(TagGroup)`
    SELECT t.type, json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY t.position, t.id) AS tags
    FROM "Tag" t
    WHERE t.flag IS NULL AND t.type IN ('INDUSTRY', 'JOB_FUNCTION', 'JOB_ROLE', 'JOB_SEARCH_STATE', 'COLLECTION')
      AND ${meantFor(viewer, Prisma.sql`t.roles`)}
      AND EXISTS (SELECT 1 FROM "_ResourceToTag" rt JOIN "Resource" r ON r.id = rt."A"
        WHERE rt."B" = t.id AND ${libraryResource})
    GROUP BY t.type ORDER BY t.type`
}
