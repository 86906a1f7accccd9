import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { type AttendeeFilter, attendeeList, type CandidateFilter, candidateList, type Seen } from './list.ts'

/** Attendees `a` with their members `u`. Closed accounts are in no list. */
export const attendeeTables = Prisma.sql`
  "FellowAttendee" a JOIN "User" u ON u.id = a."userId" AND u."closedAt" IS NULL`

/**
 * The same attendees to be counted. Where no condition is about the member, no member is read but those whose accounts are
 * closed, which are few.
 */
export const countedAttendees = Prisma.sql`
  (SELECT a.* FROM "FellowAttendee" a WHERE NOT EXISTS (
    SELECT 1 FROM "User" closed WHERE closed.id = a."userId" AND closed."closedAt" IS NOT NULL)) a
  LEFT JOIN "User" u ON u.id = a."userId"`

/** SQL on a member row `u`: whether its directory entry has the words, as in every search for members. */
export const named = (typed: string): Prisma.Sql[] =>
  searchWords(typed).map((word) => contains(Prisma.sql`u."searchText"`, word))

/** The condition on an attendee `a` of the event that its list, its count and 'all that match' share. */
export const attendeesWhere = (eventId: number, filter: AttendeeFilter): Prisma.Sql =>
  listWhere(attendeeList, filter, Prisma.sql`a."eventId" = ${eventId}`, {
    search: named,
    seen: (seen) => (seen.length === 1 ? wasSeen(seen[0] as Seen, filter.sessionIds) : []),
    sessionIds: (ids) => (filter.seen.length === 1 ? [] : hasSession(ids)),
    ...enrolled(filter),
  })

const hasSession = (ids: number[], condition = Prisma.sql`TRUE`) => Prisma.sql`EXISTS (
  SELECT 1 FROM "FellowAttendeeSession" fs WHERE fs."eventId" = a."eventId" AND fs."userId" = a."userId"
    AND fs."sessionId" = ANY(${ids}::int[]) AND ${condition})`

/** At the given sessions, or at any. */
function wasSeen(seen: Seen, sessionIds: number[]): Prisma.Sql {
  if (sessionIds.length > 0) {
    return hasSession(sessionIds, Prisma.sql`(fs.status = 'ATTENDED') = ${seen === 'yes'}`)
  }
  const atAny = Prisma.sql`EXISTS (SELECT 1 FROM "FellowAttendeeSession" fs
    WHERE fs."eventId" = a."eventId" AND fs."userId" = a."userId" AND fs.status = 'ATTENDED')`
  return seen === 'yes' ? atAny : Prisma.sql`NOT ${atAny}`
}

/** SQL on a member row `u`: a verified fellow who doesn't take part in the event yet. */
export const isCandidate = (eventId: number) => Prisma.sql`(
  u."emailVerifiedAt" IS NOT NULL AND 'FELLOW' = ANY(u.roles) AND NOT EXISTS (
    SELECT 1 FROM "FellowAttendee" a WHERE a."eventId" = ${eventId} AND a."userId" = u.id))`

/** The condition on a member `u` that the list of candidates, its count and 'all that match' share. */
export const candidatesWhere = (eventId: number, filter: CandidateFilter): Prisma.Sql =>
  listWhere(candidateList, filter, isCandidate(eventId), { search: named, ...enrolled(filter) })

type Enrolled = Pick<CandidateFilter, 'programTypeIds' | 'programYears'>

/** A type and a year must belong to one enrollment. */
function enrolled({ programTypeIds, programYears }: Enrolled) {
  const inProgram = (...conditions: Prisma.Sql[]) => Prisma.sql`EXISTS (
    SELECT 1 FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId"
    WHERE e."userId" = u.id AND ${Prisma.join(conditions, ' AND ')})`
  const ofTypes = Prisma.sql`p."typeId" = ANY(${programTypeIds}::int[])`
  const ofYears = Prisma.sql`p.year = ANY(${programYears}::int[])`
  return {
    programTypeIds: () => inProgram(ofTypes, ...(programYears.length > 0 ? [ofYears] : [])),
    programYears: () => (programTypeIds.length > 0 ? [] : inProgram(ofYears)),
  }
}
