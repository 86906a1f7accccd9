import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { writeActivities } from './activities.ts'
import { announcementStories } from './data/announcements.ts'
import { ago } from './waking-hours.ts'

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
      publishedAt: ago(age * DAY + DAY / 8),
    })),
  )
  await writeActivities(
    tx,
    announcementStories.map(({ activities }, index) => ({
      owner: { announcementId: ids[index] as number },
      activities,
    })),
  )
}
