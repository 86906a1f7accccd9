import type { Tx } from '#app/db/database.server.ts'
import type { ResourceSubtype } from '#app/db/generated/enums.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { indexResources } from '#app/domain/resources/search-index.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { writeActivities } from './activities.ts'
import { alumniResourceStories } from './data/alumni-resources.ts'
import { insightStories } from './data/insights.ts'
import { libraryStories } from './data/library.ts'
import { type ResourceStory, resourceTags } from './data/resource-story.ts'
import { ensureTags } from './tags.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000

type Written = ResourceStory & { subtype: ResourceSubtype }

/** Writes alumni resources, library and insights with their tags and sections, and what some keep of them. */
export async function writeResources(tx: Tx, readerIds: number[]): Promise<void> {
  const stories: Written[] = [
    alumniResourceStories.map((story) => ({ ...story, subtype: 'ALUMNI_RESOURCE' as const })),
    libraryStories.map((story) => ({ ...story, subtype: 'RESOURCE' as const })),
    insightStories.map((story) => ({ ...story, subtype: 'MLT_INSIGHT' as const })),
  ].flat()
  const ids = await takeIds(tx, 'Resource', stories.length)
  const written = stories.map((story, index) => ({ ...story, id: ids[index] as number }))
  await insertRecords(tx, 'Resource', written.map(row))
  await tagResources(tx, written)
  await writeActivities(
    tx,
    written.map(({ id, activities }) => ({ owner: { resourceId: id }, activities })),
  )
  await indexResources(tx, ids)
  for (const readerId of readerIds) await keepSome(tx, readerId, written)
}

const row = ({ id, subtype, name, summary, ...story }: Written & { id: number }) => ({
  id,
  subtype,
  name,
  sortKey: sortKey(name),
  searchKey: fold(name),
  summary,
  speakers: story.speakers ?? [],
  estimatedMinutes: story.minutes,
  imageUrl: story.picture,
  isFeatured: story.featured ?? false,
  audience: story.audience ?? [],
  published: story.published,
  publishedAt: ago(story.age * DAY),
})

async function tagResources(tx: Tx, written: (Written & { id: number })[]): Promise<void> {
  const tag = await ensureTags(
    tx,
    resourceTags.map((wish, position) => ({ ...wish, position })),
  )
  const types = new Map(resourceTags.map(({ type, name }) => [name, type]))
  const pairs = written.flatMap(({ id, tags }) =>
    tags.map((name) => ({ A: id, B: tag(types.get(name) ?? 'COLLECTION', name) })),
  )
  await tx.$executeRaw`
    INSERT INTO "_ResourceToTag" ("A", "B")
    SELECT "A", "B" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("A" int, "B" int)`
}

/** Of each kind a favorite and a completion, and of one resource the first section. */
async function keepSome(tx: Tx, userId: number, written: (Written & { id: number })[]): Promise<void> {
  const kinds = ['RESOURCE', 'MLT_INSIGHT'] as const
  const shown = kinds.map((kind) => written.filter(({ subtype, audience }) => subtype === kind && !audience))
  const marks = shown.flatMap(([begun, finished]) => [
    { userId, resourceId: begun?.id as number, favoritedAt: new Date() },
    { userId, resourceId: finished?.id as number, favoritedAt: new Date(), completedAt: new Date() },
  ])
  await tx.resourceMark.createMany({ data: marks })
  const first = await tx.activity.findFirstOrThrow({
    where: { resourceId: marks[0]?.resourceId },
    orderBy: { position: 'asc' },
  })
  await tx.sectionCompletion.create({ data: { userId, activityId: first.id } })
}
