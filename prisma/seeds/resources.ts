import type { Tx } from '#app/db/database.server.ts'
import type { ResourceSubtype } from '#app/db/generated/enums.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { alumniResources, insights, resources } from '#app/domain/resources/administer.server.ts'
import { alumniResourceStories } from './data/alumni-resources.ts'
import { insightStories } from './data/insights.ts'
import { libraryStories } from './data/library.ts'
import { type ResourceStory, resourceTags } from './data/resource-story.ts'
import { make, type Typed } from './make.ts'
import { ensureTags } from './tags.ts'
import { ago } from './waking-hours.ts'

const DAY = 86_400_000

type Written = ResourceStory & { id: number; subtype: ResourceSubtype }

/** Alumni resources, library and insights with their tags and sections, and what some keep of them. */
export async function writeResources(tx: Tx, readerIds: number[]): Promise<void> {
  const tag = await ensureTags(
    tx,
    resourceTags.map((wish, position) => ({ ...wish, position })),
  )
  const types = new Map(resourceTags.map(({ type, name }) => [name, type]))
  const typed = (kind: Kind, story: ResourceStory): Typed => ({
    content: {
      name: story.name,
      summary: story.summary,
      speakers: story.speakers ?? [],
      estimatedMinutes: story.minutes,
      tagIds: story.tags.map((name) => tag(types.get(name) ?? 'COLLECTION', name)),
      activities: story.activities,
      ...(kind === insights ? insightFields(story) : {}),
    },
    at: ago(story.age * DAY),
    isDraft: story.published === false,
  })
  const written: Written[] = []
  for (const { kind, subtype, stories } of shelves) {
    const ids = await make(
      tx,
      kind,
      stories.map((story) => typed(kind, story)),
    )
    written.push(...stories.map((story, index) => ({ ...story, subtype, id: ids[index] as number })))
  }
  for (const readerId of readerIds) await keepSome(tx, readerId, written)
}

const shelves: { kind: Kind; subtype: ResourceSubtype; stories: ResourceStory[] }[] = [
  { kind: alumniResources, subtype: 'ALUMNI_RESOURCE', stories: alumniResourceStories },
  { kind: resources, subtype: 'RESOURCE', stories: libraryStories },
  { kind: insights, subtype: 'MLT_INSIGHT', stories: insightStories },
]

const insightFields = ({ audience = [], featured = false, picture }: ResourceStory) => ({
  audience,
  isFeatured: featured,
  imageUrl: picture,
})

/** Of each kind a favorite and a completion, and of one resource the first section. */
async function keepSome(tx: Tx, userId: number, written: Written[]): Promise<void> {
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
