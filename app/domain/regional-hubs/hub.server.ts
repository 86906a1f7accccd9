import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { findableByMembers } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const BoardMember = z.strictObject({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  image: z.string().nullable(),
})
export type BoardMember = z.infer<typeof BoardMember>

const RegionalHub = z.strictObject({
  id: z.int(),
  name: z.string(),
  region: z.string().nullable(),
  description: z.string().nullable(),
  /** Its area, by which the directory finds its members. */
  locationIds: z.array(z.int()),
  /** Null for viewers whose own profile is hidden: they see no one. */
  board: z.array(BoardMember).nullable(),
})
export type RegionalHub = z.infer<typeof RegionalHub>

/** A chapter with its board members who aren't hidden. One query. */
export async function findRegionalHub(
  viewer: Viewer,
  id: number | null,
  { drafts = false } = {},
): Promise<RegionalHub | null> {
  const [row] = await query(RegionalHub)`
    SELECT h.id, h.name, h.region, h.description,
      ARRAY(SELECT "A" FROM "_LocationToRegionalHub" WHERE "B" = h.id ORDER BY "A") AS "locationIds",
      ${viewer.hiddenProfile ? Prisma.sql`NULL::json` : boardFor(viewer)} AS board
    FROM "RegionalHub" h WHERE h.id = ${id} AND ${drafts ? Prisma.sql`TRUE` : Prisma.sql`h.published`}`
  return row ?? null
}

const boardFor = (viewer: Viewer) => Prisma.sql`coalesce((
  SELECT json_agg(json_build_object('id', u.id, 'name', concat_ws(' ', u."firstName", u."lastName"), 'title', b.title,
      'image', CASE WHEN u."hasVisibleAvatar" THEN u."profileImgUrl" END) ORDER BY b.position, u.id)
  FROM "ChapterBoardMember" b JOIN "User" u ON u.id = b."userId" WHERE b."hubId" = h.id AND ${findableByMembers(viewer)}), '[]')`

/** SQL on an event row `e`. */
export const inChapter = (hubId: number) => Prisma.sql`e."regionalHubId" = ${hubId}`

/** SQL on a posting row `j`. */
export const inArea = (locationIds: number[]) => Prisma.sql`j."locationId" = ANY(${locationIds}::int[])`
