import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { formatWeekday, today } from '#app/values/calendar-date.ts'
import { formatClock } from '#app/values/moment.ts'
import { wallClock } from '#app/values/wall-clock.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Conversation } from './conversation.server.ts'
import { isNew } from './news.ts'
import { isReported } from './reported.ts'

const MESSAGES_PER_PAGE = 50

export type ThreadMessage = {
  id: number
  /** Empty if the viewer has reported it. */
  content: string
  reported: boolean
  mine: boolean
  isNew: boolean
  sentAt: string
  /** In the viewer's zone, which stands beside the day. */
  day: string
  zone: string
  time: string
}
/** Oldest first. */
export type Thread = { messages: ThreadMessage[]; hasOlder: boolean }

const Row = z.strictObject({
  id: z.int(),
  senderId: z.int(),
  content: z.string(),
  createdAt: z.date(),
  reportedAt: z.date().nullable(),
})
type Row = z.infer<typeof Row>

/**
 * The newest messages of a conversation that the viewer takes part in, or the newest before the message `before`; one more than a
 * page shows, if there is one. Messages of the same instant are ordered by id, so that no page repeats or skips one.
 */
export function readMessageRows(
  viewer: Viewer,
  conversationId: number,
  before: number | null,
): Promise<Row[]> {
  const older =
    before === null
      ? Prisma.empty
      : Prisma.sql`AND (m."createdAt", m.id) < (SELECT b."createdAt", b.id FROM "Message" b
          WHERE b.id = ${before} AND b."conversationId" = ${conversationId})`
  return query(Row)`
    SELECT m.id, m."senderId", m.content, m."createdAt", m."reportedAt" FROM "Message" m
    WHERE m."conversationId" = ${conversationId} ${older}
      AND EXISTS (SELECT 1 FROM "ConversationParticipant" p WHERE p."conversationId" = ${conversationId} AND p."userId" = ${viewer.id})
    ORDER BY m."createdAt" DESC, m.id DESC LIMIT ${MESSAGES_PER_PAGE + 1}`
}

export function threadOf(viewer: Viewer, conversation: Conversation, rows: Row[]): Thread {
  const shown = rows.slice(0, MESSAGES_PER_PAGE).reverse()
  return {
    messages: shown.map((row) => toMessage(viewer, conversation, row)),
    hasOlder: rows.length > MESSAGES_PER_PAGE,
  }
}

function toMessage(viewer: Viewer, { seenAt }: Conversation, row: Row): ThreadMessage {
  const reported = isReported(row, viewer.id)
  const zone = viewer.timeZone ?? 'UTC'
  return {
    id: row.id,
    content: reported ? '' : row.content,
    reported,
    mine: row.senderId === viewer.id,
    isNew: !reported && isNew(row, viewer.id, seenAt),
    sentAt: row.createdAt.toISOString(),
    day: formatWeekday(today(zone, row.createdAt), viewer.today),
    zone: wallClock(row.createdAt, zone).zoneName,
    time: formatClock(row.createdAt, zone),
  }
}
