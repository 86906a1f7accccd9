import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { formatBriefly } from '#app/values/moment.ts'
import { cut } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import {
  type Correspondent,
  CorrespondentRow,
  conversationsOf,
  correspondentColumns,
  toCorrespondent,
} from './correspondent.server.ts'
import { conversationsWith } from './names.server.ts'
import { isNew } from './news.ts'
import { isReported, REPORTED } from './reported.ts'

const CONVERSATIONS_PER_PAGE = 36
const PREVIEW_MAX = 100
/** Far more than a preview of that many perceived characters ever takes. */
const PREVIEW_SOURCE = 2_000

export type InboxEntry = Correspondent & {
  id: number
  preview: string
  mine: boolean
  sentAt: string
  time: string
  hasNewMessages: boolean
}
export type Inbox = { entries: InboxEntry[]; hasMore: boolean }

/**
 * The viewer's conversations, latest first: all pages up to this one, because 'Load more' keeps the earlier ones. One
 * query, two when searching for a name.
 */
export async function readInbox(viewer: Viewer, search: string, page: number): Promise<Inbox> {
  const words = searchWords(search)
  const only =
    words.length > 0 ? Prisma.sql`c.id = ANY(${await idsWithName(viewer, words)}::int[])` : Prisma.sql`TRUE`
  const limit = page * CONVERSATIONS_PER_PAGE
  const rows = await readRows(viewer, only, limit + 1)
  const now = new Date()
  return {
    entries: rows.slice(0, limit).map((row) => toEntry(viewer, row, now)),
    hasMore: rows.length > limit,
  }
}

const idsWithName = async (viewer: Viewer, words: string[]): Promise<number[]> =>
  (await conversationsWith(viewer, words)).map(({ id }) => id)

const Row = CorrespondentRow.extend({
  id: z.int(),
  senderId: z.int(),
  content: z.string(),
  createdAt: z.date(),
  reportedAt: z.date().nullable(),
  messagesSeenAt: z.date().nullable(),
})
type Row = z.infer<typeof Row>

function readRows(viewer: Viewer, only: Prisma.Sql, limit: number): Promise<Row[]> {
  return query(Row)`
    SELECT c.id, c."firstName", c."lastName", c.image, m."senderId", left(m.content, ${PREVIEW_SOURCE}::int) AS content,
      m."createdAt", m."reportedAt", p."messagesSeenAt"
    FROM (SELECT c.id, c."lastMessageAt", ${correspondentColumns(viewer)} FROM ${conversationsOf(viewer)}
        WHERE ${only} ORDER BY c."lastMessageAt" DESC, c.id DESC LIMIT ${limit}) c
      JOIN "ConversationParticipant" p ON p."conversationId" = c.id AND p."userId" = ${viewer.id}
      CROSS JOIN LATERAL (SELECT m."senderId", m.content, m."createdAt", m."reportedAt" FROM "Message" m
        WHERE m."conversationId" = c.id ORDER BY m."createdAt" DESC, m.id DESC LIMIT 1) m
    ORDER BY c."lastMessageAt" DESC, c.id DESC`
}

function toEntry(viewer: Viewer, row: Row, now: Date): InboxEntry {
  return {
    id: row.id,
    ...toCorrespondent(row),
    preview: isReported(row, viewer.id) ? REPORTED : cut(row.content, PREVIEW_MAX),
    mine: row.senderId === viewer.id,
    sentAt: row.createdAt.toISOString(),
    time: formatBriefly(row.createdAt, viewer.timeZone ?? 'UTC', now),
    hasNewMessages: isNew(row, viewer.id, row.messagesSeenAt),
  }
}
