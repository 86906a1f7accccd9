import { db, type Tx } from '#app/db/database.server.ts'
import { findPost, idAt, type PostPlace } from '../questions/post.server.ts'
import { consume } from '../rate-limits/rate-limits.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Subject } from './subject.ts'

export type Reporting =
  | { kind: 'reported' }
  /** The viewer had reported it before, and staff have put it back since. */
  | { kind: 'known' }
  | { kind: 'gone' }
  | { kind: 'limited'; seconds: number }

/** Reports a post of somebody else's: from that moment on its author and staff alone see it. */
export async function reportPost(
  viewer: Viewer,
  place: PostPlace,
  reason: string | null,
): Promise<Reporting> {
  const use = await consume('reportsByMember', String(viewer.id))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${idAt(place)} FOR UPDATE`
    const post = await findPost(viewer, place, tx)
    if (!post?.canReport)
      return (await isReportedBy(tx, viewer, place)) ? { kind: 'reported' } : { kind: 'gone' }
    if (!(await addReport(tx, viewer, { postId: post.id }, reason))) return { kind: 'known' }
    await tx.post.update({ where: { id: post.id }, data: { reportedAt: new Date() } })
    return { kind: 'reported' }
  })
}

/** The same form may have arrived a moment ago. */
async function isReportedBy(tx: Tx, { id }: Viewer, { questionId, answerId }: PostPlace): Promise<boolean> {
  const post = { id: idAt({ questionId, answerId }), parentId: answerId === undefined ? null : questionId }
  return (await tx.report.count({ where: { reporterId: id, post } })) > 0
}

/** False where the viewer has reported it already. */
async function addReport(tx: Tx, { id }: Viewer, subject: Subject, reason: string | null): Promise<boolean> {
  const { count } = await tx.report.createMany({
    data: [{ ...subject, reporterId: id, reason }],
    skipDuplicates: true,
  })
  return count > 0
}
