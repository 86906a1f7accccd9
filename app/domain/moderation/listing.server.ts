import { Prisma } from '#app/db/generated/client.ts'
import { ReportOutcome } from '#app/db/generated/enums.ts'
import { readUnfiltered, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { settings } from '#app/settings.server.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { mentionName } from '../members/mention.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { subjectKey } from './subject.ts'
import { versionOfReports } from './version.ts'

const REPORTED_PER_PAGE = 10

export type ReportedThing = {
  /** See subject.ts. */
  key: string
  kind: 'question' | 'answer' | 'message'
  content: string
  author: Named
  /** The recipient of a message. */
  recipient: Named | null
  /** The question that it is or belongs to, for staff. A message has none: the rest of a conversation is private. */
  questionId: number | null
  /** The question that it answers, for whoever can't open it. */
  question: string | null
  /** The last decision; null while a report is open. */
  outcome: ReportOutcome | null
  reports: {
    id: number
    reporter: string | null
    reason: string | null
    time: string
    resolved: string | null
  }[]
  /** Submitted with a decision: see version.ts. */
  version: string
}

type Named = {
  name: string | null
  /** The page about them that the viewer can open. */
  to: string | null
}

export type ReportedList = { things: ReportedThing[]; total: number; page: number; pages: number }

/**
 * Members' reports, latest first: either open or reviewed. The viewer's own posts are left out, because only others
 * may know who reported them. Two queries.
 */
export async function listReported(viewer: Viewer, resolved: boolean, page: number): Promise<ReportedList> {
  const reports = reportedByOthers(viewer, resolved)
  const totals = countRows(Prisma.sql`(SELECT 1 FROM ${reports}) things`, Prisma.sql`TRUE`, null)
  const { rows, ...list } = await readUnfiltered(totals, page, REPORTED_PER_PAGE, (slice) =>
    readRows(reports, slice),
  )
  return { things: rows.map((row) => toThing(viewer, row)), ...list }
}

const reported = Prisma.sql`(SELECT r."postId", r."messageId", bool_or(r.outcome IS NULL) AS waits, max(r."createdAt") AS at
    FROM "Report" r GROUP BY r."postId", r."messageId") g
  LEFT JOIN "Post" p ON p.id = g."postId"
  LEFT JOIN ("Message" m JOIN "Conversation" c ON c.id = m."conversationId") ON m.id = g."messageId"`

const authorId = Prisma.sql`COALESCE(p."authorId", m."senderId")`
const recipientId = Prisma.sql`c."firstUserId" + c."secondUserId" - m."senderId"`

/** SQL from which things are read whose reports this viewer may review. */
export const reportedByOthers = ({ id }: Viewer, resolved: boolean): Prisma.Sql =>
  Prisma.sql`${reported} WHERE g.waits <> ${resolved} AND ${authorId} <> ${id}`

const Row = z.strictObject({
  postId: z.int().nullable(),
  messageId: z.int().nullable(),
  parentId: z.int().nullable(),
  question: z.string().nullable(),
  content: z.string(),
  authorId: z.int(),
  author: z.string().nullable(),
  recipientId: z.int().nullable(),
  recipient: z.string().nullable(),
  reports: z.array(
    z.strictObject({
      id: z.int(),
      reporter: z.string().nullable(),
      reason: z.string().nullable(),
      at: z.string(),
      outcome: z.enum(ReportOutcome).nullable(),
      resolvedBy: z.string().nullable(),
    }),
  ),
})
type Row = z.infer<typeof Row>

function readRows(reports: Prisma.Sql, { limit, offset }: Slice): Promise<Row[]> {
  // Whoever may review reports may find everyone.
  const name = mentionName(Prisma.sql`TRUE`)
  return query(Row)`
    SELECT g."postId", g."messageId", p."parentId", (SELECT q.content FROM "Post" q WHERE q.id = p."parentId") AS question,
      COALESCE(p.content, m.content) AS content,
      ${authorId} AS "authorId", (SELECT ${name} FROM "User" u WHERE u.id = ${authorId}) AS author,
      ${recipientId} AS "recipientId", (SELECT ${name} FROM "User" u WHERE u.id = ${recipientId}) AS recipient,
      (SELECT json_agg(json_build_object('id', r.id, 'reason', r.reason, 'at', r."createdAt", 'outcome', r.outcome,
          'reporter', (SELECT ${name} FROM "User" u WHERE u.id = r."reporterId"),
          'resolvedBy', (SELECT ${name} FROM "User" u WHERE u.id = r."resolvedById")) ORDER BY r."createdAt" DESC, r.id DESC)
        FROM "Report" r WHERE r."postId" = g."postId" OR r."messageId" = g."messageId") AS reports
    FROM ${reports} ORDER BY g.at DESC, g."postId" DESC, g."messageId" DESC LIMIT ${limit} OFFSET ${offset}`
}

function toThing(viewer: Viewer, row: Row): ReportedThing {
  const { content, reports } = row
  const zone = viewer.timeZone ?? 'UTC'
  return {
    ...subjectOf(row),
    ...contextFor(viewer, row),
    content,
    author: { name: row.author, to: pageAbout(viewer, row.authorId) },
    recipient:
      row.recipientId === null ? null : { name: row.recipient, to: pageAbout(viewer, row.recipientId) },
    outcome: outcomeOf(reports),
    reports: reports.map(({ id, reporter, reason, at, outcome, resolvedBy }) => ({
      id,
      reporter,
      reason,
      time: formatTimestamp(new Date(at), zone),
      resolved: outcome && `${outcome === 'RESTORED' ? 'Restored' : 'Removed'} by ${resolvedBy ?? 'someone'}`,
    })),
    version: versionOfReports(reports),
  }
}

/** The database ensures that a report is about either a post or a message. */
function subjectOf({ postId, messageId, parentId }: Row): Pick<ReportedThing, 'key' | 'kind'> {
  if (postId === null) return { key: subjectKey({ messageId: messageId as number }), kind: 'message' }
  return { key: subjectKey({ postId }), kind: parentId === null ? 'question' : 'answer' }
}

/** Staff can open questions with what was reported in them. */
const contextFor = ({ staff }: Viewer, { postId, parentId, question }: Row) =>
  staff ? { questionId: parentId ?? postId, question: null } : { questionId: null, question }

/** Staff see everyone's profile, administrators everyone's account. */
function pageAbout({ staff }: Viewer, id: number): string | null {
  if (staff) return `/profile/${id}`
  return settings().ADMIN_APP_URL ? null : `/admin/members/${id}`
}

/** The latest report's, unless one is open. */
function outcomeOf(reports: Row['reports']): ReportOutcome | null {
  return reports.some(({ outcome }) => outcome === null) ? null : (reports[0]?.outcome ?? null)
}
