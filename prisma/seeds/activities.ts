import type { Tx } from '#app/db/database.server.ts'
import type { ElementKind } from '#app/db/generated/enums.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'

export type ElementStory = { kind: ElementKind; text: string; url?: string }
export type ActivityStory = { name?: string; elements: ElementStory[] }

/** Writes what announcements and resources say; the position counts within each owner. */
export async function writeActivities(
  tx: Tx,
  owners: { owner: { resourceId: number } | { announcementId: number }; activities: ActivityStory[] }[],
): Promise<void> {
  const activities = owners.flatMap(({ owner, activities }) =>
    activities.map((activity, position) => ({ ...owner, ...activity, position })),
  )
  const ids = await takeIds(tx, 'Activity', activities.length)
  await insertRecords(
    tx,
    'Activity',
    activities.map(({ elements: _, ...activity }, index) => ({ id: ids[index], ...activity })),
  )
  await insertRecords(
    tx,
    'ActivityElement',
    activities.flatMap(({ elements }, index) =>
      elements.map((element, position) => ({ ...element, activityId: ids[index], position })),
    ),
  )
}

export const text = (markdown: string): ElementStory => ({ kind: 'TEXT', text: markdown })
