import { Prisma } from '#app/db/generated/client.ts'
import { readUnfiltered } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { fromReplica } from '#app/db/reading.server.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { AnnouncementRow, announcementColumns, toAnnouncement } from './announcement.server.ts'
import { announcedTo, notViewedBy } from './audience.server.ts'

const ANNOUNCEMENTS_PER_PAGE = 4
const PINNED_MAX = 100

export type PinnedAnnouncement = { id: number; name: string; isNew: boolean; publishedOn: string }

/** The viewer's announcements in full, latest first, with pinned ones in their chronological place. */
export async function listAnnouncements(viewer: Viewer, page: number) {
  const from = Prisma.sql`"Announcement" a`
  const { rows, ...list } = await readUnfiltered(
    countRows(from, announcedTo(viewer), null),
    page,
    ANNOUNCEMENTS_PER_PAGE,
    ({ limit, offset }) => query(AnnouncementRow)`
      SELECT ${announcementColumns(viewer)} FROM ${from} WHERE ${announcedTo(viewer)}
      ORDER BY a."publishedAt" DESC, a.id DESC LIMIT ${limit} OFFSET ${offset}`,
  )
  return { announcements: rows.map((row) => toAnnouncement(viewer, row, 4)), ...list }
}

const PinnedRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  isNew: z.boolean(),
  publishedAt: z.date(),
  count: z.int(),
})

/** The pinned announcements for the header, latest first, and their number. */
export async function listPinned(viewer: Viewer): Promise<{ pinned: PinnedAnnouncement[]; count: number }> {
  const rows = await fromReplica(
    () => query(PinnedRow)`
    SELECT a.id, a.name, a."publishedAt", ${notViewedBy(viewer)} AS "isNew", count(*) OVER ()::int AS count
    FROM "Announcement" a WHERE ${announcedTo(viewer)} AND a.pinned
    ORDER BY a."publishedAt" DESC, a.id DESC LIMIT ${PINNED_MAX}`,
  )
  return {
    pinned: rows.map(({ id, name, isNew, publishedAt }) => ({
      id,
      name,
      isNew,
      publishedOn: formatMedium(today(viewer.timeZone ?? 'UTC', publishedAt)),
    })),
    count: rows[0]?.count ?? 0,
  }
}
