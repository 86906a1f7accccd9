import { Prisma } from '#app/db/generated/client.ts'
import { readUnfiltered, type Slice } from '#app/db/page.server.ts'
import { query } from '#app/db/query.server.ts'
import { fromReplica } from '#app/db/reading.server.ts'
import { formatTimestamp, timeAgo } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import {
  type Mention,
  MentionRow,
  mentionColumns,
  mentionName,
  toMention,
} from '../members/mention.server.ts'
import { findable } from '../members/privacy.server.ts'
import { visiblePost } from '../questions/post-columns.server.ts'
import { canReadNotes } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

const KUDOS_PER_PAGE = 10
const LATELY = 30 * 86_400_000

export type ReceivedKudo = {
  id: number
  /** The answer. */
  postId: number
  sender: Mention
  /** The profile to link to; none for hidden members. */
  senderId: number | null
  /** The question of the thanked answer; none if the viewer may no longer see it. */
  questionId: number | null
  note: string | null
  isNew: boolean
  givenAt: string
  ago: string
  /** The instant in the viewer's zone. */
  time: string
}

const Row = MentionRow.extend({
  id: z.int(),
  postId: z.int(),
  senderId: z.int().nullable(),
  questionId: z.int().nullable(),
  note: z.string().nullable(),
  isNew: z.boolean(),
  createdAt: z.date(),
})
type Row = z.infer<typeof Row>

/** The kudos, the members whom they are from, and how many of these gave some in the last 30 days. */
const Counts = z.strictObject({ total: z.int(), members: z.int(), lately: z.int() })

/** The kudos that the viewer received, latest first. Two queries. */
export async function listReceivedKudos(viewer: Viewer, page: number) {
  const now = new Date()
  const since = new Date(now.getTime() - LATELY)
  const [counted] = await fromReplica(
    () => query(Counts)`
    SELECT count(*)::int AS total, count(DISTINCT k."senderId")::int AS members,
      (count(DISTINCT k."senderId") FILTER (WHERE k."createdAt" > ${since}::timestamptz))::int AS lately
    FROM "Kudo" k WHERE k."recipientId" = ${viewer.id}`,
  )
  const { total, members, lately } = counted ?? { total: 0, members: 0, lately: 0 }
  const { rows, ...list } = await readUnfiltered({ total, all: null }, page, KUDOS_PER_PAGE, (slice) =>
    readRows(viewer, slice),
  )
  return { kudos: rows.map((row) => toKudo(viewer, row, now)), members, lately, ...list }
}

/** The viewer's new kudos, each named after its sender. */
export function unseenKudos(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`
    SELECT k.id, ${mentionName(findable(viewer))} AS name, k."createdAt" AS at, k."emailedIn"
    FROM "Kudo" k JOIN "User" u ON u.id = k."senderId"
    WHERE k."recipientId" = ${viewer.id} AND k."seenAt" IS NULL`
}

function readRows(viewer: Viewer, { limit, offset }: Slice): Promise<Row[]> {
  return query(Row)`
    SELECT k.id, k."postId", ${mentionColumns(findable(viewer))},
      CASE WHEN ${findable(viewer)} THEN u.id END AS "senderId", q.id AS "questionId",
      CASE WHEN ${canReadNotes(viewer)} THEN k.note END AS note, k."seenAt" IS NULL AS "isNew", k."createdAt"
    FROM "Kudo" k JOIN "User" u ON u.id = k."senderId" JOIN "Post" p ON p.id = k."postId"
      LEFT JOIN "Post" q ON q.id = p."parentId" AND ${visiblePost(viewer, Prisma.sql`q`)}
    WHERE k."recipientId" = ${viewer.id}
    ORDER BY k."createdAt" DESC, k.id DESC LIMIT ${limit} OFFSET ${offset}`
}

function toKudo(viewer: Viewer, row: Row, now: Date): ReceivedKudo {
  return {
    id: row.id,
    postId: row.postId,
    sender: toMention(row),
    senderId: row.senderId,
    questionId: row.questionId,
    note: row.note,
    isNew: row.isNew,
    givenAt: row.createdAt.toISOString(),
    ago: timeAgo(row.createdAt, now),
    time: formatTimestamp(row.createdAt, viewer.timeZone ?? 'UTC'),
  }
}
