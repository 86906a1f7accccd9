import { Prisma } from '#app/db/generated/client.ts'
import { readUnfiltered } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { type Mention, MentionRow, mentionColumns, toMention } from '../members/mention.server.ts'
import { namedInConversation } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const BLOCKED_PER_PAGE = 36

export type Blocked = { id: number; member: Mention; since: string }

const Row = MentionRow.extend({ id: z.int(), createdAt: z.date() })

/** Members see the names of people they blocked, unless those are hidden by now. */
const named = namedInConversation({ blockedIds: [] })

/** The members whom the viewer has blocked, latest first. Two queries. */
export async function listBlocked(viewer: Viewer, page: number) {
  const from = Prisma.sql`"Block" b JOIN "User" u ON u.id = b."blockedId"`
  const where = Prisma.sql`b."blockerId" = ${viewer.id}`
  const { rows, ...list } = await readUnfiltered(
    countRows(from, where, null),
    page,
    BLOCKED_PER_PAGE,
    ({ limit, offset }) => query(Row)`
      SELECT u.id, ${mentionColumns(named)}, b."createdAt" FROM ${from} WHERE ${where}
      ORDER BY b."createdAt" DESC, u.id LIMIT ${limit} OFFSET ${offset}`,
  )
  const blocked = rows.map(
    ({ id, createdAt, ...row }): Blocked => ({
      id,
      member: toMention(row),
      since: formatTimestamp(createdAt, viewer.timeZone ?? 'UTC'),
    }),
  )
  return { blocked, ...list }
}
