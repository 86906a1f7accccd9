import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { type Mention, MentionRow, mentionColumns, toMention } from '../members/mention.server.ts'
import { visibleTo } from '../members/privacy.server.ts'
import { canReadNotes } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { headingOf } from './heading.ts'
import { canChangePost, canReportPost, canThank } from './policy.ts'
import { visiblePost } from './post-columns.server.ts'

/** A question, or with an `answerId` one of its answers. An invalid id is null. */
export type PostPlace = { questionId: number | null; answerId?: number | null }

/** From URL parameters. */
export const placeOf = (params: { postId: string; answerId?: string }): PostPlace => ({
  questionId: parseId(params.postId),
  ...('answerId' in params ? { answerId: parseId(params.answerId) } : {}),
})

/** No post has the id 0. */
export const idAt = ({ questionId, answerId }: PostPlace): number =>
  (answerId === undefined ? questionId : answerId) ?? 0

const Row = MentionRow.extend({
  id: z.int(),
  isAnswer: z.boolean(),
  content: z.string(),
  authorId: z.int(),
  reported: z.boolean(),
  tagIds: z.array(z.int()),
  version: z.int(),
  /** How many of other members' answers are removed with it. */
  answers: z.int(),
  hasKudos: z.boolean(),
  note: z.string().nullable(),
})
type Row = z.infer<typeof Row>

/** One post to be changed, thanked for or reported. */
export type OpenPost = Omit<Row, keyof MentionRow | 'authorId' | 'reported'> & {
  heading: string
  author: Mention
  canChange: boolean
  /** The viewer's own, which can't be changed until staff have reviewed it. */
  isHeld: boolean
  canReport: boolean
  canThank: boolean
}

/** The post at that place, if the viewer may see it. An answer is only found under its own question. */
export async function findPost(viewer: Viewer, place: PostPlace, tx: Tx = db()): Promise<OpenPost | null> {
  const row = await readPost(viewer, place, tx)
  if (!row) return null
  const { authorId, reported, firstName, lastName, image, ...post } = row
  return {
    ...post,
    author: toMention({ firstName, lastName, image }),
    heading: headingOf(post.content),
    canChange: canChangePost(viewer, row),
    isHeld: reported && authorId === viewer.id,
    canReport: canReportPost(viewer, row),
    canThank: canThank(viewer, row),
  }
}

async function readPost(
  viewer: Viewer,
  { questionId, answerId }: PostPlace,
  tx: Tx,
): Promise<Row | undefined> {
  const at =
    answerId === undefined
      ? Prisma.sql`p.id = ${questionId}::int AND p."parentId" IS NULL`
      : Prisma.sql`p.id = ${answerId}::int AND p."parentId" = ${questionId}::int AND ${visiblePost(viewer, Prisma.sql`q`)}`
  const [row] = await query(Row, tx)`
    SELECT p.id, p."parentId" IS NOT NULL AS "isAnswer", p.content, p.version, p."authorId",
      p."reportedAt" IS NOT NULL AS reported, ${mentionColumns(visibleTo(viewer))},
      ARRAY(SELECT pt."B" FROM "_PostToTag" pt WHERE pt."A" = p.id ORDER BY pt."B") AS "tagIds",
      (SELECT count(*)::int FROM "Post" a WHERE a."parentId" = p.id AND a."authorId" <> p."authorId") AS answers,
      k.id IS NOT NULL AS "hasKudos", CASE WHEN ${canReadNotes(viewer)} THEN k.note END AS note
    FROM "Post" p JOIN "User" u ON u.id = p."authorId" LEFT JOIN "Post" q ON q.id = p."parentId"
      LEFT JOIN "Kudo" k ON k."postId" = p.id AND k."senderId" = ${viewer.id}
    WHERE ${at} AND ${visiblePost(viewer)}`
  return row
}
