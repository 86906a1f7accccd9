import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/domain/members/bulk-write-records.server.ts'
import { announcementStories } from './data/announcements.ts'

const DAY = 86_400_000

/** Writes the announcements with what they say. Nobody has viewed them yet. */
export async function writeAnnouncements(tx: Tx): Promise<void> {
  const ids = await takeIds(tx, 'Announcement', announcementStories.length)
  await insertRecords(
    tx,
    'Announcement',
    announcementStories.map(({ name, age, pinned, audience, published }, index) => ({
      id: ids[index],
      name,
      pinned,
      audience: audience ?? [],
      published,
      updatedAt: new Date(Date.now() - age * DAY - DAY / 8),
    })),
  )
  const activities = announcementStories.flatMap((story, index) =>
    story.activities.map((activity, position) => ({ ...activity, announcementId: ids[index], position })),
  )
  const activityIds = await takeIds(tx, 'Activity', activities.length)
  await insertRecords(
    tx,
    'Activity',
    activities.map(({ elements: _, ...activity }, index) => ({ id: activityIds[index], ...activity })),
  )
  await insertRecords(
    tx,
    'ActivityElement',
    activities.flatMap(({ elements }, index) =>
      elements.map((element, position) => ({ ...element, activityId: activityIds[index], position })),
    ),
  )
}
