import { db } from '#app/db/database.server.ts'
import { findPost, type OpenPost, type PostPlace } from '../questions/post.server.ts'
import { consume } from '../rate-limits/rate-limits.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** `note` is left as it is where none was typed or could be. */
export type KudosWish = { hasKudos: boolean; note?: string | null }

export type Thanking =
  | { kind: 'done'; answer: OpenPost }
  | { kind: 'gone' }
  | { kind: 'refused' }
  | { kind: 'limited'; seconds: number }

/**
 * Gives or takes back the viewer's kudos for an answer. There is one of each member for each answer, so doing it twice, or
 * twice at once, is doing it once.
 */
export async function setKudos(viewer: Viewer, place: PostPlace, wish: KudosWish): Promise<Thanking> {
  const answer = await findPost(viewer, place)
  if (!answer?.isAnswer) return { kind: 'gone' }
  if (!wish.hasKudos) {
    if (viewer.impersonator) return { kind: 'refused' }
    await db().kudo.deleteMany({ where: { postId: answer.id, senderId: viewer.id } })
    return { kind: 'done', answer }
  }
  if (!answer.canThank) return { kind: 'refused' }
  const use = await consume('kudosByMember', String(viewer.id))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  await give(viewer, answer.id, wish.note)
  return { kind: 'done', answer }
}

/** The recipient is read where it is written: the answer may be gone by now, and then nothing is. */
async function give(viewer: Viewer, postId: number, note: string | null | undefined): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "Kudo" AS k ("postId", "senderId", "recipientId", note)
    SELECT p.id, ${viewer.id}::int, p."authorId", ${note ?? null}::text FROM "Post" p WHERE p.id = ${postId}
    ON CONFLICT ("postId", "senderId") DO UPDATE
      SET note = CASE WHEN ${note !== undefined} THEN excluded.note ELSE k.note END`
}
