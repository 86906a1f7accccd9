import { db } from '#app/db/database.server.ts'
import type { InsightAudience, ResourceSubtype } from '#app/db/generated/enums.ts'
import { editedActivities } from '../activities/edited.server.ts'
import type { Content } from '../administration/content.ts'
import type { Administered } from '../administration/store.server.ts'
import { kindOf } from '../resources/kind.ts'
import { isInsightFor } from '../resources/readable.server.ts'
import { type Resource, toResource } from '../resources/resource.server.ts'
import {
  canOpenCoaching,
  canSeeCoaching,
  canUseAlumniResources,
  canUseInsights,
  canUseLibrary,
} from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { momentOf } from './announcement.server.ts'

export type PreviewedResource = { kind: 'shown'; resource: Resource } | { kind: 'paywall' | 'hidden' }

/** The resource as it is edited, as the viewer would read it. */
export async function previewResource(
  viewer: Viewer,
  subtype: ResourceSubtype,
  { id, content, state }: Administered,
): Promise<PreviewedResource> {
  const tags = await tagsOf(content)
  const coaching = subtype === 'ALUMNI_RESOURCE' && tags.some(({ flag }) => flag === 'COACHING_ITEM')
  if (!isFor(viewer, subtype, content) || (coaching && !canSeeCoaching(viewer))) return { kind: 'hidden' }
  if (coaching && !canOpenCoaching(viewer)) return { kind: 'paywall' }
  const activities = editedActivities(content)
  const row = {
    id,
    subtype,
    name: String(content.name ?? ''),
    summary: (content.summary ?? null) as string | null,
    speakers: (content.speakers ?? []) as string[],
    kind: kindOf(activities),
    minutes: (content.estimatedMinutes ?? null) as number | null,
    tags: tags.map(({ name }) => name),
    premium: coaching ? ('open' as const) : null,
    favorite: false,
    completed: false,
    imageUrl: (content.imageUrl ?? null) as string | null,
    publishedAt: momentOf(state),
    activities,
    done: [],
  }
  return { kind: 'shown', resource: toResource(viewer, row) }
}

function isFor(viewer: Viewer, subtype: ResourceSubtype, { audience }: Content): boolean {
  switch (subtype) {
    case 'RESOURCE':
      return canUseLibrary(viewer)
    case 'ALUMNI_RESOURCE':
      return canUseAlumniResources(viewer)
    case 'MLT_INSIGHT':
      return canUseInsights(viewer) && isInsightFor(viewer, (audience ?? []) as InsightAudience[])
  }
}

const tagsOf = ({ tagIds }: Content) =>
  db().tag.findMany({
    where: { id: { in: (tagIds ?? []) as number[] } },
    orderBy: [{ type: 'asc' }, { position: 'asc' }, { id: 'asc' }],
    select: { name: true, flag: true },
  })
