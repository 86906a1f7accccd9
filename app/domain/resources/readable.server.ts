import { Prisma } from '#app/db/generated/client.ts'
import type { InsightAudience, TagFlag } from '#app/db/generated/enums.ts'
import {
  canOpenCoaching,
  canSeeCoaching,
  canUseAlumniResources,
  canUseInsights,
  canUseLibrary,
} from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Conditions of a resource row `r`. */
export const libraryResource = Prisma.sql`r.subtype = 'RESOURCE' AND r.published`

/** An alumni resource of which the viewer learns that it is there. What a card doesn't show of it may be behind the paywall. */
export const alumniResource = (viewer: Viewer) => Prisma.sql`
  r.subtype = 'ALUMNI_RESOURCE' AND r.published AND ${coachingIf(canSeeCoaching(viewer))}`

/** One that the viewer may read. */
const openAlumniResource = (viewer: Viewer) => Prisma.sql`
  ${alumniResource(viewer)} AND ${coachingIf(canOpenCoaching(viewer))}`

const coachingIf = (allowed: boolean) =>
  allowed ? Prisma.sql`TRUE` : Prisma.sql`NOT ${flagged('COACHING_ITEM')}`

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
  const others = libraryAndAlumni(viewer, openAlumniResource)
  return anyOf(canUseInsights(viewer) ? [insight(viewer), ...others] : others)
}

/** What of the library and of the alumni resources the viewer's lists show. */
export const libraryOrAlumniResource = (viewer: Viewer) => anyOf(libraryAndAlumni(viewer, alumniResource))

const libraryAndAlumni = (viewer: Viewer, ofAlumni: (viewer: Viewer) => Prisma.Sql) => [
  ...(canUseLibrary(viewer) ? [libraryResource] : []),
  ...(canUseAlumniResources(viewer) ? [ofAlumni(viewer)] : []),
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

/** What is paid for: coaching among the alumni resources. */
export const premiumResource = Prisma.sql`r.subtype = 'ALUMNI_RESOURCE' AND ${flagged('COACHING_ITEM')}`

/** Found by the viewer, and opened to whoever pays for it. */
export const paywalledResource = (viewer: Viewer) =>
  canUseAlumniResources(viewer) && !canOpenCoaching(viewer)
    ? Prisma.sql`(${alumniResource(viewer)} AND ${premiumResource})`
    : Prisma.sql`FALSE`
