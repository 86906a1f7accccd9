import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { formatTimestamp, timeAgo } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { ActivityRow, activitiesOf, type Content, toContent } from '../activities/content.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { announcedTo, notViewedBy } from './audience.server.ts'

export type Announcement = {
  id: number
  name: string
  pinned: boolean
  isNew: boolean
  publishedAt: string
  ago: string
  /** The instant in the viewer's zone. */
  time: string
  content: Content
}

export const AnnouncementRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  pinned: z.boolean(),
  isNew: z.boolean(),
  publishedAt: z.date(),
  activities: z.array(ActivityRow),
})
export type AnnouncementRow = z.infer<typeof AnnouncementRow>

/** The columns of an AnnouncementRow, from an announcement row `a`. */
export function announcementColumns(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`a.id, a.name, a.pinned, a."publishedAt", ${notViewedBy(viewer)} AS "isNew",
    ${activitiesOf(Prisma.sql`t."announcementId" = a.id`)} AS activities`
}

/** `heading` is the level for the content's headings on the page. */
export function toAnnouncement(viewer: Viewer, row: AnnouncementRow, heading: 2 | 4): Announcement {
  return {
    id: row.id,
    name: row.name,
    pinned: row.pinned,
    isNew: row.isNew,
    publishedAt: row.publishedAt.toISOString(),
    ago: timeAgo(row.publishedAt, new Date()),
    time: formatTimestamp(row.publishedAt, viewer.timeZone ?? 'UTC'),
    content: toContent(row.activities, heading),
  }
}

/** An announcement meant for the viewer, or null. */
export async function findAnnouncement(viewer: Viewer, id: number | null): Promise<Announcement | null> {
  if (id === null) return null
  const [row] = await query(AnnouncementRow)`
    SELECT ${announcementColumns(viewer)} FROM "Announcement" a WHERE a.id = ${id} AND ${announcedTo(viewer)}`
  return row ? toAnnouncement(viewer, row, 2) : null
}
