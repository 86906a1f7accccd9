import { query } from '#app/db/query.server.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { announcedTo, notViewedBy } from './audience.server.ts'

const Row = z.strictObject({
  id: z.int(),
  name: z.string(),
  pinned: z.boolean(),
  isNew: z.boolean(),
  publishedAt: z.date(),
})

export type AnnouncementLine = Omit<z.infer<typeof Row>, 'publishedAt'> & { publishedOn: string }

/** The viewer's announcements: pinned ones first, then the latest. One query. */
export async function latestAnnouncements(viewer: Viewer, count: number): Promise<AnnouncementLine[]> {
  const rows = await query(Row)`
    SELECT a.id, a.name, a.pinned, a."publishedAt", ${notViewedBy(viewer)} AS "isNew"
    FROM "Announcement" a WHERE ${announcedTo(viewer)}
    ORDER BY a.pinned DESC, a."publishedAt" DESC, a.id DESC LIMIT ${count}`
  return rows.map(({ publishedAt, ...row }) => ({
    ...row,
    publishedOn: formatMedium(today(viewer.timeZone ?? 'UTC', publishedAt)),
  }))
}
