import type { Tx } from '#app/db/database.server.ts'
import { announcements } from '#app/domain/announcements/administer.server.ts'
import { announcementStories } from './data/announcements.ts'
import { make } from './make.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000

/** The announcements with what they say. Nobody has viewed them yet. */
export async function writeAnnouncements(tx: Tx): Promise<void> {
  const typed = announcementStories.map(({ age, published, ...content }) => {
    return { content, at: ago(age * DAY + DAY / 8), isDraft: published === false }
  })
  await make(tx, announcements, typed)
}
