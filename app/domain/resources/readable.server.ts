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

/** Conditions on a resource row `r`. */
export const libraryResource = Prisma.sql`r.subtype = 'RESOURCE' AND r.published`

/** An alumni resource that the viewer may know about. What its card doesn't show may be behind the paywall. */
export const alumniResource = (viewer: Viewer) => Prisma.sql`
  r.subtype = 'ALUMNI_RESOURCE' AND r.published AND ${coachingIf(canSeeCoaching(viewer))}`

/** One that the viewer may read. */
const openAlumniResource = (viewer: Viewer) => Prisma.sql`
  ${alumniResource(viewer)} AND ${coachingIf(canOpenCoaching(viewer))}`

const coachingIf = (allowed: boolean) =>
  allowed ? Prisma.sql`TRUE` : Prisma.sql`NOT ${flagged('COACHING_ITEM')}`

/** An insight meant for the viewer. */
export const insight = (viewer: Viewer) => Prisma.sql`
  r.subtype = 'MLT_INSIGHT' AND r.published
  AND (coalesce(cardinality(r.audience), 0) = 0 OR r.audience::text[] && ${insightAudiences(viewer)}::text[])`

/** Whether an insight with this audience is meant for the viewer. */
export const isInsightFor = (viewer: Viewer, audience: InsightAudience[]): boolean =>
  audience.length === 0 || audience.some((one) => insightAudiences(viewer).includes(one))

const PARTNERS: InsightAudience[] = [
  'PARTNER_GROUP',
  'PARTNER_LEAD',
  'PARTNER_CONTENT_MANAGER',
  'PARTNER_EVENT_MANAGER',
]

const insightAudiences = (viewer: Viewer): InsightAudience[] => (viewer.fellow ? ['FELLOW'] : PARTNERS)

/** Any resource that the viewer may read, in any list. */
export function readableResource(viewer: Viewer): Prisma.Sql {
  const others = libraryAndAlumni(viewer, openAlumniResource)
  return anyOf(canUseInsights(viewer) ? [insight(viewer), ...others] : others)
}

/** Library and alumni resources in the viewer's lists. */
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

/** Has a tag with one of the flags. */
export const flagged = (...flags: TagFlag[]) => Prisma.sql`EXISTS (
  SELECT 1 FROM "_ResourceToTag" rt JOIN "Tag" t ON t.id = rt."B"
  WHERE rt."A" = r.id AND t.flag::text = ANY(${flags}::text[]))`

/** Paid content: coaching among the alumni resources. */
export const premiumResource = Prisma.sql`r.subtype = 'ALUMNI_RESOURCE' AND ${flagged('COACHING_ITEM')}`

/** Visible to the viewer, and open to subscribers. */
export const paywalledResource = (viewer: Viewer) =>
  canUseAlumniResources(viewer) && !canOpenCoaching(viewer)
    ? Prisma.sql`(${alumniResource(viewer)} AND ${premiumResource})`
    : Prisma.sql`FALSE`
