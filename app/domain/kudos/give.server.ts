import { db } from '#app/db/database.server.ts'
import { findPost, type OpenPost, type PostPlace } from '../questions/post.server.ts'
import { consume } from '../rate-limits/rate-limits.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** `note` stays as it is if none was entered or could be. */
export type KudosInput = { hasKudos: boolean; note?: string | null }

export type Thanking =
  | { kind: 'done'; answer: OpenPost }
  | { kind: 'gone' }
  | { kind: 'refused' }
  | { kind: 'limited'; seconds: number }

/**
 * Gives or withdraws the viewer's kudos for an answer. There is one per member and answer, so doing it twice, or twice
 * at once, changes nothing.
 */
export async function setKudos(viewer: Viewer, place: PostPlace, input: KudosInput): Promise<Thanking> {
  const answer = await findPost(viewer, place)
  if (!answer?.isAnswer) return { kind: 'gone' }
  if (!input.hasKudos) {
    if (viewer.impersonator) return { kind: 'refused' }
    await db().kudo.deleteMany({ where: { postId: answer.id, senderId: viewer.id } })
    return { kind: 'done', answer }
  }
  if (!answer.canThank) return { kind: 'refused' }
  const use = await consume('kudosByMember', String(viewer.id))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  const given = await give(viewer, answer.id, input.note)
  return given > 0 ? { kind: 'done', answer } : { kind: 'gone' }
}

/**
 * The recipient is read in the same statement, so nothing is written if the answer is gone by now or there is a block.
 */
async function give(viewer: Viewer, postId: number, note: string | null | undefined): Promise<number> {
  return db().$executeRaw`
    INSERT INTO "Kudo" AS k ("postId", "senderId", "recipientId", note)
    SELECT p.id, ${viewer.id}::int, p."authorId", ${note ?? null}::text FROM "Post" p
    WHERE p.id = ${postId} AND NOT EXISTS (SELECT FROM "Block" b
      WHERE (b."blockerId", b."blockedId") IN ((p."authorId", ${viewer.id}::int), (${viewer.id}::int, p."authorId")))
    ON CONFLICT ("postId", "senderId") DO UPDATE
      SET note = CASE WHEN ${note !== undefined} THEN excluded.note ELSE k.note END`
}
