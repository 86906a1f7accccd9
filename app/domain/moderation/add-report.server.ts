import { db, type Tx } from '#app/db/database.server.ts'
import { consume } from '../rate-limits/rate-limits.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Subject } from './subject.ts'

export type Reporting =
  | { kind: 'reported' }
  /** The viewer had reported it before, and staff have since restored it. */
  | { kind: 'known' }
  | { kind: 'gone' }
  | { kind: 'limited'; seconds: number }

/** Adds one of the viewer's reports, within the rate limit. */
export async function reporting(viewer: Viewer, report: (tx: Tx) => Promise<Reporting>): Promise<Reporting> {
  const use = await consume('reportsByMember', String(viewer.id))
  return use.allowed ? db().$transaction(report) : { kind: 'limited', seconds: use.seconds }
}

/** False if the viewer has already reported it. */
export async function addReport(
  tx: Tx,
  { id }: Viewer,
  subject: Subject,
  reason: string | null,
): Promise<boolean> {
  const { count } = await tx.report.createMany({
    data: [{ ...subject, reporterId: id, reason }],
    skipDuplicates: true,
  })
  return count > 0
}
