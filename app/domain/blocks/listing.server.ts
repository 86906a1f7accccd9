import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
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
  const total = await db().block.count({ where: { blockerId: viewer.id } })
  const shown = clampPage(page, total, BLOCKED_PER_PAGE)
  const rows = await query(Row)`
    SELECT u.id, ${mentionColumns(named)}, b."createdAt" FROM "Block" b JOIN "User" u ON u.id = b."blockedId"
    WHERE b."blockerId" = ${viewer.id} ORDER BY b."createdAt" DESC, u.id
    LIMIT ${BLOCKED_PER_PAGE} OFFSET ${(shown - 1) * BLOCKED_PER_PAGE}`
  const blocked = rows.map(
    ({ id, createdAt, ...row }): Blocked => ({
      id,
      member: toMention(row),
      since: formatTimestamp(createdAt, viewer.timeZone ?? 'UTC'),
    }),
  )
  return { blocked, total, page: shown, pages: pageCount(total, BLOCKED_PER_PAGE) }
}
