import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/domain/members/bulk-write-records.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { writeActivities } from './activities.ts'
import { alumniResourceStories, resourceTags } from './data/resources.ts'
import { ensureTags } from './tags.ts'

const DAY = 86_400_000

/** Writes the alumni resources with their tags and what they say. */
export async function writeResources(tx: Tx): Promise<void> {
  const ids = await takeIds(tx, 'Resource', alumniResourceStories.length)
  const idAt = (index: number) => ids[index] as number
  await insertRecords(
    tx,
    'Resource',
    alumniResourceStories.map(({ name, summary, minutes, age, published }, index) => ({
      id: idAt(index),
      subtype: 'ALUMNI_RESOURCE',
      name,
      sortKey: sortKey(name),
      searchKey: fold(name),
      summary,
      estimatedMinutes: minutes,
      published,
      lastMajorUpdateDate: new Date(Date.now() - age * DAY),
    })),
  )
  const tag = await ensureTags(
    tx,
    resourceTags.map((wish, position) => ({ ...wish, position })),
  )
  const pairs = alumniResourceStories.flatMap(({ tags }, index) =>
    tags.map((name) => ({ A: idAt(index), B: tag('COLLECTION', name) })),
  )
  await tx.$executeRaw`
    INSERT INTO "_ResourceToTag" ("A", "B")
    SELECT "A", "B" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("A" int, "B" int)`
  await writeActivities(
    tx,
    alumniResourceStories.map(({ activities }, index) => ({
      owner: { resourceId: idAt(index) },
      activities,
    })),
  )
}
