import { Prisma } from '#app/db/generated/client.ts'
import { likePattern, searchWords } from '#app/values/fold.ts'
import { affiliationSeen, enrollmentSeen, findable } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { DirectoryFilter } from './filter.ts'

/** The condition that a member row `u` meets: groups are ANDed, the values of a group ORed. */
export function directoryWhere(viewer: Viewer, filter: DirectoryFilter): Prisma.Sql {
  return Prisma.join(
    [
      findable(viewer),
      ...saying(filter),
      ...living(filter),
      ...interestedIn(filter.functionalInterestIds),
      ...interestedIn(filter.industryInterestIds),
      ...affiliatedWith(viewer, filter),
      ...enrolledIn(viewer, filter),
      ...(filter.mockInterviewers ? [Prisma.sql`(u.visibility = 'PUBLIC' AND u."givesMockInterviews")`] : []),
    ],
    ' AND ',
  )
}

function saying({ search, currentOnly }: DirectoryFilter): Prisma.Sql[] {
  const text = currentOnly ? Prisma.sql`u."searchCurrent"` : Prisma.sql`u."searchText"`
  return searchWords(search).map((word) => Prisma.sql`${text} LIKE ${likePattern(word)}`)
}

function living({ locationIds }: DirectoryFilter): Prisma.Sql[] {
  if (locationIds.length === 0) return []
  return [Prisma.sql`(u."cityId" = ANY(${locationIds}::int[]) OR u."stateId" = ANY(${locationIds}::int[]))`]
}

function interestedIn(interestIds: number[]): Prisma.Sql[] {
  if (interestIds.length === 0) return []
  return [
    Prisma.sql`u.visibility = 'PUBLIC' AND EXISTS (
      SELECT 1 FROM "MemberInterest" i WHERE i."userId" = u.id AND i."interestId" = ANY(${interestIds}::int[]))`,
  ]
}

/**
 * A Full Profile is found by every affiliation that it shows and by the partner that it represents, a Basic Profile by the
 * employment that is its occupation.
 */
function affiliatedWith(viewer: Viewer, { organizationIds, currentOnly }: DirectoryFilter): Prisma.Sql[] {
  if (organizationIds.length === 0) return []
  const current = currentOnly
    ? Prisma.sql`AND a."startDate" IS NOT NULL AND (a."endDate" IS NULL OR a."endDate" >= ${viewer.today}::date)`
    : Prisma.empty
  return [
    Prisma.sql`u.id IN (
      SELECT m.id FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId" JOIN "User" m ON m.id = a."userId"
      WHERE a."organizationId" = ANY(${organizationIds}::int[]) ${current} AND ${affiliationSeen(Prisma.raw('m'))}
      UNION ALL
      SELECT m.id FROM "User" m
      WHERE m."organizationId" = ANY(${organizationIds}::int[]) AND m.visibility = 'PUBLIC' AND 'PARTNER' = ANY(m.roles))`,
  ]
}

/** A type and a year are those of one enrollment. */
function enrolledIn(viewer: Viewer, filter: DirectoryFilter): Prisma.Sql[] {
  const { programTypeIds, programYears, programIds, matchAll, currentOnly, showActive } = filter
  const seen = enrollmentSeen(viewer)
  const active = Prisma.sql`e."startDate" <= ${viewer.today}::date
    AND (e."endDate" IS NULL OR e."endDate" >= ${viewer.today}::date)`
  const enrolled = (...conditions: Prisma.Sql[]) =>
    Prisma.sql`EXISTS (SELECT 1 FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId"
      WHERE e."userId" = u.id AND ${Prisma.join([seen, ...conditions], ' AND ')})`
  const now = currentOnly ? [active] : []
  const inYears = programYears.length > 0 ? [Prisma.sql`p.year = ANY(${programYears}::int[])`] : []
  const typeGroups = matchAll ? programTypeIds.map((id) => [id]) : [programTypeIds]

  return [
    ...typeGroups
      .map((ids) => (ids.length > 0 ? [Prisma.sql`p."typeId" = ANY(${ids}::int[])`, ...inYears] : inYears))
      .filter((conditions) => conditions.length > 0)
      .map((conditions) => enrolled(...conditions, ...now)),
    ...(programIds.length > 0 ? [enrolled(Prisma.sql`p.id = ANY(${programIds}::int[])`, ...now)] : []),
    ...(showActive ? [enrolled(active)] : []),
  ]
}
