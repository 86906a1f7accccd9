import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { fold } from '#app/values/fold.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { z } from '#app/values/zod.ts'
import { consume } from '../rate-limits/rate-limits.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { visiblePost } from './post-columns.server.ts'
import { isTopic } from './topics.server.ts'

export type Writing =
  | { kind: 'written'; id: number }
  | { kind: 'limited'; seconds: number }
  | { kind: 'gone' }
  /** Reported: the viewer may be one of those who still see it. */
  | { kind: 'closed' }
  | { kind: 'unknown-topic' }

type Asked = { content: string; tagIds: number[]; formKey: string }

/** Asks the community. Submitting the same form again leads to the same question. */
export function ask(viewer: Viewer, { content, tagIds, formKey }: Asked): Promise<Writing> {
  const key = submissionKey(formKey, { content, tagIds })
  return once(viewer, key, async (tx) => {
    if (!(await areTopics(tx, tagIds))) return { kind: 'unknown-topic' }
    const id = await addPost(tx, { authorId: viewer.id, parentId: null, content, formKey: key })
    await tagPost(tx, id, tagIds)
    return { kind: 'written', id }
  })
}

const Answered = z.strictObject({ id: z.int(), reported: z.boolean() })

/** Answers a question that the viewer may see and that isn't reported. */
export function answer(
  viewer: Viewer,
  questionId: number | null,
  { content, formKey }: Omit<Asked, 'tagIds'>,
): Promise<Writing> {
  const key = submissionKey(formKey, { content, questionId })
  return once(viewer, key, async (tx) => {
    const [question] = await query(Answered, tx)`
      SELECT p.id, p."reportedAt" IS NOT NULL AS reported FROM "Post" p
      WHERE p.id = ${questionId}::int AND p."parentId" IS NULL AND ${visiblePost(viewer)}
      FOR KEY SHARE`
    if (!question) return { kind: 'gone' }
    if (question.reported) return { kind: 'closed' }
    const id = await addPost(tx, { authorId: viewer.id, parentId: question.id, content, formKey: key })
    return { kind: 'written', id }
  })
}

async function once(viewer: Viewer, formKey: string, write: (tx: Tx) => Promise<Writing>): Promise<Writing> {
  const written = await db().post.findFirst({
    where: { formKey, authorId: viewer.id },
    select: { id: true },
  })
  if (written) return { kind: 'written', id: written.id }
  const use = await consume('postsByMember', String(viewer.id))
  return use.allowed ? db().$transaction(write) : { kind: 'limited', seconds: use.seconds }
}

type NewPost = { authorId: number; parentId: number | null; content: string; formKey: string }

/** Adds the post unless it exists. */
async function addPost(tx: Tx, post: NewPost): Promise<number> {
  await tx.post.createMany({ data: [{ ...post, searchText: fold(post.content) }], skipDuplicates: true })
  const { id } = await tx.post.findUniqueOrThrow({ where: { formKey: post.formKey }, select: { id: true } })
  return id
}

const Known = z.strictObject({ count: z.int() })

export async function areTopics(tx: Tx, tagIds: number[]): Promise<boolean> {
  if (tagIds.length === 0) return true
  const [known] = await query(Known, tx)`
    SELECT count(*)::int AS count FROM "Tag" t WHERE t.id = ANY(${tagIds}::int[]) AND ${isTopic}`
  return known?.count === tagIds.length
}

export async function tagPost(tx: Tx, postId: number, tagIds: number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "_PostToTag" ("A", "B") SELECT ${postId}::int, unnest(${tagIds}::int[]) ON CONFLICT DO NOTHING`
}
