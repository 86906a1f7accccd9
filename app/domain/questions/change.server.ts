import { db, type Tx } from '#app/db/database.server.ts'
import { fold } from '#app/values/fold.ts'
import { rememberRemoval, removedBefore } from '../removals/removals.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findPost, idAt, type OpenPost, type PostPlace } from './post.server.ts'
import { areTopics, tagPost } from './write.server.ts'

type Edited = { content: string; tagIds: number[]; version: number }

export type Editing =
  | { kind: 'saved' }
  /** It changed after the form was rendered: the current values. */
  | { kind: 'stale'; now: OpenPost }
  | { kind: 'gone' }
  | { kind: 'unknown-topic' }

/** Changes the viewer's own post as it was seen. Submitting the form again changes nothing more. */
export function editPost(viewer: Viewer, place: PostPlace, typed: Edited): Promise<Editing> {
  return db().$transaction(async (tx) => {
    const post = await ownPost(tx, viewer, place)
    if (!post) return { kind: 'gone' }
    if (post.content === typed.content && String(post.tagIds) === String(typed.tagIds))
      return { kind: 'saved' }
    if (post.version !== typed.version) return { kind: 'stale', now: post }
    if (!(await areTopics(tx, typed.tagIds))) return { kind: 'unknown-topic' }
    await tx.post.update({
      where: { id: post.id },
      data: {
        content: typed.content,
        searchText: fold(typed.content),
        editedAt: new Date(),
        version: { increment: 1 },
        tags: { set: [] },
      },
    })
    await tagPost(tx, post.id, typed.tagIds)
    return { kind: 'saved' }
  })
}

/** Removes the viewer's own post with its answers and kudos. */
export function removePost(
  viewer: Viewer,
  place: PostPlace,
  version: number,
): Promise<{ kind: 'removed' | 'removed-before' | 'not-here' } | { kind: 'stale'; now: OpenPost }> {
  return db().$transaction(async (tx) => {
    const post = await ownPost(tx, viewer, place)
    const record = { kind: 'post', id: idAt(place), ownerId: viewer.id } as const
    if (!post) return removedBefore(tx, record)
    if (post.version !== version) return { kind: 'stale', now: post }
    await tx.post.delete({ where: { id: post.id } })
    await rememberRemoval(tx, record)
    return { kind: 'removed' }
  })
}

/** Concurrent changes to or reports of the same post wait until the transaction ends. */
async function ownPost(tx: Tx, viewer: Viewer, place: PostPlace): Promise<OpenPost | null> {
  await tx.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${idAt(place)} FOR UPDATE`
  const post = await findPost(viewer, place, tx)
  return post?.canChange ? post : null
}
