import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { ReportOutcome } from '#app/db/generated/enums.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import { mentionName } from '../members/mention.server.ts'
import { seenBy } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { reportsSeen } from './seen.ts'
import { subjectKey } from './subject.ts'

export const REPORTED_PER_PAGE = 10

export type ReportedThing = {
  /** See subject.ts. */
  key: string
  kind: 'question' | 'answer'
  content: string
  author: { id: number; name: string | null }
  /** The question that it is or belongs to. */
  questionId: number
  /** What was decided last; null while a report waits. */
  outcome: ReportOutcome | null
  reports: {
    id: number
    reporter: string | null
    reason: string | null
    time: string
    settled: string | null
  }[]
  /** Goes along with a decision: see seen.ts. */
  seen: string
}

export type ReportedList = { things: ReportedThing[]; total: number; page: number; pages: number }

/** What members reported, the latest first: that which waits for staff, or that which they have settled. Two queries. */
export async function listReported(viewer: Viewer, settled: boolean, page: number): Promise<ReportedList> {
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM ${reported} WHERE g.waits <> ${settled}`
  const total = counted?.total ?? 0
  const shown = clampPage(page, total, REPORTED_PER_PAGE)
  const rows = await readRows(viewer, settled, (shown - 1) * REPORTED_PER_PAGE)
  return {
    things: rows.map((row) => toThing(viewer, row)),
    total,
    page: shown,
    pages: pageCount(total, REPORTED_PER_PAGE),
  }
}

const reported = Prisma.sql`(SELECT r."postId", bool_or(r.outcome IS NULL) AS waits, max(r."createdAt") AS at
  FROM "Report" r GROUP BY r."postId") g`

type Row = {
  postId: number
  parentId: number | null
  content: string
  authorId: number
  author: string | null
  reports: {
    id: number
    reporter: string | null
    reason: string | null
    at: string
    outcome: ReportOutcome | null
    settler: string | null
  }[]
}

function readRows(viewer: Viewer, settled: boolean, offset: number): Promise<Row[]> {
  const name = mentionName(seenBy(viewer))
  return db().$queryRaw<Row[]>`
    SELECT g."postId", p."parentId", p.content, p."authorId",
      (SELECT ${name} FROM "User" u WHERE u.id = p."authorId") AS author,
      (SELECT json_agg(json_build_object('id', r.id, 'reason', r.reason, 'at', r."createdAt", 'outcome', r.outcome,
          'reporter', (SELECT ${name} FROM "User" u WHERE u.id = r."reporterId"),
          'settler', (SELECT ${name} FROM "User" u WHERE u.id = r."settlerId")) ORDER BY r."createdAt" DESC, r.id DESC)
        FROM "Report" r WHERE r."postId" = g."postId") AS reports
    FROM ${reported} JOIN "Post" p ON p.id = g."postId" WHERE g.waits <> ${settled}
    ORDER BY g.at DESC, g."postId" DESC LIMIT ${REPORTED_PER_PAGE} OFFSET ${offset}`
}

function toThing(viewer: Viewer, row: Row): ReportedThing {
  const { postId, parentId, content, reports } = row
  const zone = viewer.timeZone ?? 'UTC'
  return {
    key: subjectKey({ postId }),
    kind: parentId === null ? 'question' : 'answer',
    content,
    author: { id: row.authorId, name: row.author },
    questionId: parentId ?? postId,
    outcome: outcomeOf(reports),
    reports: reports.map(({ id, reporter, reason, at, outcome, settler }) => ({
      id,
      reporter,
      reason,
      time: formatTimestamp(new Date(at), zone),
      settled: outcome && `${outcome === 'RESTORED' ? 'Put back' : 'Removed'} by ${settler ?? 'somebody'}`,
    })),
    seen: reportsSeen(reports),
  }
}

/** The latest report's, unless one waits. */
function outcomeOf(reports: Row['reports']): ReportOutcome | null {
  return reports.some(({ outcome }) => outcome === null) ? null : (reports[0]?.outcome ?? null)
}
