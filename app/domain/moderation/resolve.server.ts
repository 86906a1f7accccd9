import { db, type Tx } from '#app/db/database.server.ts'
import type { ReportOutcome } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Subject } from './subject.ts'
import { versionOfReports } from './version.ts'

export type Resolution = 'resolved' | 'changed' | 'gone'

/**
 * Restores a reported item, or removes it for good: all reports about it get that outcome. A removed item can still be
 * restored. Nothing happens if there are more reports than were seen, and no one reviews reports about themselves.
 */
export function resolveReports(
  viewer: Viewer,
  subject: Subject,
  version: string,
  outcome: ReportOutcome,
): Promise<Resolution> {
  return db().$transaction(async (tx) => {
    if ((await lockAuthor(tx, subject)) === viewer.id) return 'gone'
    const reports = await tx.report.findMany({ where: subject, select: { outcome: true } })
    if (reports.length === 0) return 'gone'
    if (versionOfReports(reports) !== version) return 'changed'
    await tx.report.updateMany({
      where: { ...subject, OR: [{ outcome: null }, { outcome: 'REMOVED' }] },
      data: { outcome, resolvedAt: new Date(), resolvedById: viewer.id },
    })
    if (outcome === 'RESTORED') await putBack(tx, subject)
    return 'resolved'
  })
}

const Written = z.strictObject({ authorId: z.int() })

/** The author; no one can report or review it until the transaction ends. */
async function lockAuthor(tx: Tx, subject: Subject): Promise<number | undefined> {
  const [row] =
    'postId' in subject
      ? await query(Written, tx)`SELECT "authorId" FROM "Post" WHERE id = ${subject.postId} FOR UPDATE`
      : await query(Written, tx)`
          SELECT "senderId" AS "authorId" FROM "Message" WHERE id = ${subject.messageId} FOR UPDATE`
  return row?.authorId
}

async function putBack(tx: Tx, subject: Subject): Promise<void> {
  const data = { reportedAt: null }
  if ('postId' in subject) await tx.post.update({ where: { id: subject.postId }, data })
  else await tx.message.update({ where: { id: subject.messageId }, data })
}
