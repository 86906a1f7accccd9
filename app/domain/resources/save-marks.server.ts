import { Prisma } from '#app/db/generated/client.ts'
import { ResourceSubtype } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { readableResource } from './readable.server.ts'
import type { ResourceMarks } from './schema.ts'

const MarkedResource = z.strictObject({
  id: z.int(),
  subtype: z.enum(ResourceSubtype),
  name: z.string(),
  favorite: z.boolean(),
  completed: z.boolean(),
})
export type MarkedResource = z.infer<typeof MarkedResource>

/**
 * Sets the viewer's marks on a resource; null if there is none they may read. Repeating it changes nothing: existing
 * marks keep their time.
 */
export async function saveMarks(
  viewer: Viewer,
  resourceId: number | null,
  { favorite, completed }: ResourceMarks,
): Promise<MarkedResource | null> {
  const [saved] = await query(MarkedResource)`
    WITH resource AS (
      SELECT r.id, r.subtype, r.name FROM "Resource" r WHERE r.id = ${resourceId} AND ${readableResource(viewer)}
    ), saved AS (
      INSERT INTO "ResourceMark" AS m ("userId", "resourceId", "favoritedAt", "completedAt")
      SELECT ${viewer.id}::int, id, ${momentIf(favorite)}, ${momentIf(completed)} FROM resource
      ON CONFLICT ("userId", "resourceId") DO UPDATE SET
        "favoritedAt" = ${markedOrNot('favoritedAt', favorite)}, "completedAt" = ${markedOrNot('completedAt', completed)}
      RETURNING m."favoritedAt", m."completedAt"
    )
    SELECT resource.id, resource.subtype, resource.name, saved."favoritedAt" IS NOT NULL AS favorite,
      saved."completedAt" IS NOT NULL AS completed
    FROM saved, resource`
  return saved ?? null
}

const momentIf = (marked: boolean | undefined) => (marked ? Prisma.sql`now()` : Prisma.sql`NULL::timestamptz`)

function markedOrNot(name: 'favoritedAt' | 'completedAt', marked: boolean | undefined): Prisma.Sql {
  const column = Prisma.raw(`m."${name}"`)
  if (marked === undefined) return column
  return marked ? Prisma.sql`coalesce(${column}, now())` : Prisma.sql`NULL`
}
