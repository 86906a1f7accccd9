import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { changesAnother, listWhere } from '#app/db/list-where.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { findable, visibleAffiliation, visibleEnrollment } from '../members/privacy.server.ts'
import { isActiveOn, isOpenOn } from '../moments/where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type DirectoryFilter, memberList } from './list.ts'

/** The condition that a member row `u` meets. */
export function directoryWhere(viewer: Viewer, filter: DirectoryFilter): Prisma.Sql {
  const enrollments = enrollmentsOf(viewer, filter)
  return listWhere(memberList, filter, findable(viewer), {
    search: (typed) => saying(typed, filter.currentOnly),
    locationIds: (ids) => Prisma.sql`(u."cityId" = ANY(${ids}::int[]) OR u."stateId" = ANY(${ids}::int[]))`,
    functionalInterestIds: interestedIn,
    industryInterestIds: interestedIn,
    organizationIds: (ids) => affiliatedWith(viewer, ids, filter.currentOnly),
    mockInterviewers: () => Prisma.sql`(u.visibility = 'PUBLIC' AND u."givesMockInterviews")`,
    programTypeIds: enrollments.inTypes,
    programYears: enrollments.inYears,
    programIds: enrollments.inPrograms,
    showActive: enrollments.active,
    currentOnly: changesAnother,
    matchAll: changesAnother,
  })
}

/** What is current is a part of the whole text, which alone has an index: each costs every change of a profile. */
function saying(typed: string, currentOnly: boolean): Prisma.Sql[] {
  return searchWords(typed).flatMap((word) => [
    contains(Prisma.sql`u."searchText"`, word),
    ...(currentOnly ? [contains(Prisma.sql`u."searchCurrent"`, word)] : []),
  ])
}

const interestedIn = (ids: number[]) => Prisma.sql`u.visibility = 'PUBLIC' AND EXISTS (
  SELECT 1 FROM "MemberInterest" i WHERE i."userId" = u.id AND i."interestId" = ANY(${ids}::int[]))`

/**
 * A Full Profile is found by every affiliation it shows and by the partner it represents, a Basic Profile by the
 * employment that is its occupation.
 */
function affiliatedWith(viewer: Viewer, organizationIds: number[], currentOnly: boolean): Prisma.Sql {
  const current = currentOnly
    ? Prisma.sql`AND a."startDate" IS NOT NULL AND ${isOpenOn('a', viewer.today)}`
    : Prisma.empty
  return Prisma.sql`u.id IN (
      SELECT m.id FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId" JOIN "User" m ON m.id = a."userId"
      WHERE a."organizationId" = ANY(${organizationIds}::int[]) ${current} AND ${visibleAffiliation(Prisma.raw('m'))}
      UNION ALL
      SELECT m.id FROM "User" m
      WHERE m."organizationId" = ANY(${organizationIds}::int[]) AND m.visibility = 'PUBLIC' AND 'PARTNER' = ANY(m.roles))`
}

/** A type and a year must belong to one enrollment. */
function enrollmentsOf(
  viewer: Viewer,
  { programTypeIds, programYears, matchAll, currentOnly }: DirectoryFilter,
) {
  const visible = visibleEnrollment(viewer)
  const active = isActiveOn('e', viewer.today)
  const enrolled = (...conditions: Prisma.Sql[]) =>
    Prisma.sql`EXISTS (SELECT 1 FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId"
      WHERE e."userId" = u.id AND ${Prisma.join([visible, ...conditions], ' AND ')})`
  const now = currentOnly ? [active] : []
  const years = programYears.length > 0 ? [Prisma.sql`p.year = ANY(${programYears}::int[])`] : []
  return {
    inTypes: (ids: number[]) =>
      (matchAll ? ids.map((id) => [id]) : [ids]).map((group) =>
        enrolled(Prisma.sql`p."typeId" = ANY(${group}::int[])`, ...years, ...now),
      ),
    inYears: () => (programTypeIds.length > 0 ? [] : enrolled(...years, ...now)),
    inPrograms: (ids: number[]) => enrolled(Prisma.sql`p.id = ANY(${ids}::int[])`, ...now),
    active: () => enrolled(active),
  }
}
