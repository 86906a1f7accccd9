import { Prisma } from '#app/db/generated/client.ts'
import { formatTimestamp, timeAgo } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { type Mention, MentionRow, mentionColumns, toMention } from '../members/mention.server.ts'
import { visibleTo } from '../members/privacy.server.ts'
import { canOpenProfiles } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The data shared by questions and answers, as the viewer sees it. */
export type PostView = {
  id: number
  content: string
  author: Mention
  /** The profile to link to; none for hidden members. */
  profileId: number | null
  mine: boolean
  writtenAt: string
  ago: string
  /** The instant in the viewer's zone. */
  time: string
  edited: boolean
  standing: ModerationStatus
}

/** Shown only to the author and staff: others can't see a reported post. */
const ModerationStatus = z.enum(['reported', 'removed']).nullable()
export type ModerationStatus = z.infer<typeof ModerationStatus>

export const PostRow = MentionRow.extend({
  id: z.int(),
  content: z.string(),
  profileId: z.int().nullable(),
  authorId: z.int(),
  createdAt: z.date(),
  edited: z.boolean(),
  standing: ModerationStatus,
})
export type PostRow = z.infer<typeof PostRow>

/**
 * SQL on a post row: true when the viewer may see it. A reported post is immediately hidden from everyone but its
 * author and staff.
 */
export function visiblePost(viewer: Viewer, post = Prisma.sql`p`): Prisma.Sql {
  if (viewer.staff) return Prisma.sql`TRUE`
  return Prisma.sql`(${post}."reportedAt" IS NULL OR ${post}."authorId" = ${viewer.id})`
}

/** SQL on a reported post row `p`: true when staff have reviewed every report and removed it. */
const isRemoved = Prisma.sql`NOT EXISTS (
  SELECT FROM "Report" r WHERE r."postId" = p.id AND r.outcome IS NULL)`

/** The columns of a PostRow, from a post row `p` and its author `u`. */
export function postColumns(viewer: Viewer): Prisma.Sql {
  const named = visibleTo(viewer)
  return Prisma.sql`p.id, p.content, p."authorId", p."createdAt", p."editedAt" IS NOT NULL AS edited,
    CASE WHEN p."reportedAt" IS NULL THEN NULL WHEN ${isRemoved} THEN 'removed' ELSE 'reported' END AS standing,
    ${mentionColumns(named)}, CASE WHEN ${named} AND ${canOpenProfiles(viewer)} THEN u.id END AS "profileId"`
}

export function toPost(viewer: Viewer, row: PostRow, now: Date): PostView {
  const { id, content, profileId, authorId, createdAt, edited, standing } = row
  return {
    id,
    content,
    author: toMention(row),
    profileId,
    mine: authorId === viewer.id,
    writtenAt: createdAt.toISOString(),
    ago: timeAgo(createdAt, now),
    time: formatTimestamp(createdAt, viewer.timeZone ?? 'UTC'),
    edited,
    standing,
  }
}
