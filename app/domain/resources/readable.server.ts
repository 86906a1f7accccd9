import { Prisma } from '#app/db/generated/client.ts'
import type { InsightAudience, TagFlag } from '#app/db/generated/enums.ts'
import { mayUseAlumniResources, mayUseInsights, mayUseLibrary } from '../viewer/areas.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Conditions of a resource row `r`. */
export const libraryResource = Prisma.sql`r.subtype = 'RESOURCE' AND r.published`

/** An alumni resource that the viewer may read. */
export const alumniResource = (viewer: Viewer) => Prisma.sql`
  r.subtype = 'ALUMNI_RESOURCE' AND r.published AND ${coachingOpenTo(viewer)}`

/** Coaching is for staff, who preview it. */
const coachingOpenTo = (viewer: Viewer) =>
  viewer.staff ? Prisma.sql`TRUE` : Prisma.sql`NOT ${flagged('COACHING_ITEM')}`

/** An insight that is meant for the viewer. */
export const insight = (viewer: Viewer) => Prisma.sql`
  r.subtype = 'MLT_INSIGHT' AND r.published
  AND (coalesce(cardinality(r.audience), 0) = 0 OR r.audience::text[] && ${insightAudiences(viewer)}::text[])`

const PARTNERS: InsightAudience[] = [
  'PARTNER_GROUP',
  'PARTNER_LEAD',
  'PARTNER_CONTENT_MANAGER',
  'PARTNER_EVENT_MANAGER',
]

export const insightAudiences = (viewer: Viewer): InsightAudience[] => (viewer.fellow ? ['FELLOW'] : PARTNERS)

/** Any resource, wherever it stands, that the viewer may read. */
export function readableResource(viewer: Viewer): Prisma.Sql {
  const others = libraryAndAlumni(viewer)
  return anyOf(mayUseInsights(viewer) ? [insight(viewer), ...others] : others)
}

/** What of the library and of the alumni resources the viewer may read. */
export const libraryOrAlumniResource = (viewer: Viewer) => anyOf(libraryAndAlumni(viewer))

const libraryAndAlumni = (viewer: Viewer) => [
  ...(mayUseLibrary(viewer) ? [libraryResource] : []),
  ...(mayUseAlumniResources(viewer) ? [alumniResource(viewer)] : []),
]

function anyOf(conditions: Prisma.Sql[]): Prisma.Sql {
  if (conditions.length === 0) return Prisma.sql`FALSE`
  return Prisma.sql`(${Prisma.join(
    conditions.map((condition) => Prisma.sql`(${condition})`),
    ' OR ',
  )})`
}

/** Bears a tag with one of the flags. */
export const flagged = (...flags: TagFlag[]) => Prisma.sql`EXISTS (
  SELECT 1 FROM "_ResourceToTag" rt JOIN "Tag" t ON t.id = rt."B"
  WHERE rt."A" = r.id AND t.flag::text = ANY(${flags}::text[]))`
