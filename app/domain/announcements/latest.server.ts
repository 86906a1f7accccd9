import { db } from '#app/db/database.server.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { announcedTo, notViewedBy } from './audience.server.ts'

export type AnnouncementLine = {
  id: number
  name: string
  pinned: boolean
  isNew: boolean
  updatedOn: string
}

/** What is announced to the viewer: pinned ones first, then what changed last. One query. */
export async function latestAnnouncements(viewer: Viewer, count: number): Promise<AnnouncementLine[]> {
  const rows = await db().$queryRaw<(Omit<AnnouncementLine, 'updatedOn'> & { updatedAt: Date })[]>`
    SELECT a.id, a.name, a.pinned, a."updatedAt", ${notViewedBy(viewer)} AS "isNew"
    FROM "Announcement" a WHERE ${announcedTo(viewer)}
    ORDER BY a.pinned DESC, a."updatedAt" DESC, a.id DESC LIMIT ${count}`
  return rows.map(({ updatedAt, ...row }) => ({
    ...row,
    updatedOn: formatMedium(today(viewer.timeZone ?? 'UTC', updatedAt)),
  }))
}
