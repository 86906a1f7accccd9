import { db } from '#app/db/database.server.ts'
import type { ReportOutcome } from '#app/db/generated/enums.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { reportsSeen } from './seen.ts'
import type { Subject } from './subject.ts'

export type Settling = 'settled' | 'changed' | 'gone'

/**
 * Puts back what was reported, or keeps it away for good: all reports about it have that outcome. What staff removed can
 * still be put back. Nothing happens where there is more than was seen.
 */
export function settleReports(
  viewer: Viewer,
  subject: Subject,
  seen: string,
  outcome: ReportOutcome,
): Promise<Settling> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${subject.postId} FOR UPDATE`
    const reports = await tx.report.findMany({ where: subject, select: { outcome: true } })
    if (reports.length === 0) return 'gone'
    if (reportsSeen(reports) !== seen) return 'changed'
    await tx.report.updateMany({
      where: { ...subject, OR: [{ outcome: null }, { outcome: 'REMOVED' }] },
      data: { outcome, settledAt: new Date(), settlerId: viewer.id },
    })
    if (outcome === 'RESTORED')
      await tx.post.update({ where: { id: subject.postId }, data: { reportedAt: null } })
    return 'settled'
  })
}
