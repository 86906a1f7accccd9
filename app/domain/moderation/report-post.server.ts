import type { Tx } from '#app/db/database.server.ts'
import { findPost, idAt, type PostPlace } from '../questions/post.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { addReport, type Reporting, reporting } from './add-report.server.ts'

/** Reports someone else's post: from then on only its author and staff see it. */
export function reportPost(viewer: Viewer, place: PostPlace, reason: string | null): Promise<Reporting> {
  return reporting(viewer, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${idAt(place)} FOR UPDATE`
    const post = await findPost(viewer, place, tx)
    if (!post?.canReport)
      return (await isReportedBy(tx, viewer, place)) ? { kind: 'reported' } : { kind: 'gone' }
    if (!(await addReport(tx, viewer, { postId: post.id }, reason))) return { kind: 'known' }
    await tx.post.update({ where: { id: post.id }, data: { reportedAt: new Date() } })
    return { kind: 'reported' }
  })
}

/** The same form may have been submitted a moment ago. */
async function isReportedBy(tx: Tx, { id }: Viewer, { questionId, answerId }: PostPlace): Promise<boolean> {
  const post = { id: idAt({ questionId, answerId }), parentId: answerId === undefined ? null : questionId }
  return (await tx.report.count({ where: { reporterId: id, post } })) > 0
}
