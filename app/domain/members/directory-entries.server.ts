import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { AffiliationType, Visibility } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { inChunks } from '#app/db/records.server.ts'
import { sortInLater } from '#app/db/substring-indexes.server.ts'
import { type CalendarDate, today } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { type DirectoryEntry, directoryEntryOf } from './directory-entry.ts'

/** The zone whose calendar decides which affiliations are current. */
const DIRECTORY_ZONE = 'America/New_York'

const MANY = 500

export const directoryDay = () => today(DIRECTORY_ZONE)

/**
 * Derives the directory's listed and searched columns from the current rows. Code that writes a member's names,
 * visibility, place, affiliations or enrollments calls it in the same transaction; so does a change to an
 * organization's or program's name.
 */
export async function refreshDirectoryEntries(tx: Tx, userIds: number[]): Promise<void> {
  if (userIds.length > MANY) await sortInLater(tx)
  await inChunks(userIds, async (ids) => writeDirectoryEntries(tx, await deriveDirectoryEntries(tx, ids)))
  if (userIds.length > 0) await bumpDataVersion(tx, 'members')
}

/**
 * The same for everyone who shows an affiliation to an organization that is about to become part of another one, before
 * the affiliations move: their profiles are marked with their entries and not a second time. As many statements for all
 * as for one.
 */
export async function refreshEntriesBeforeMerging(
  tx: Tx,
  userIds: number[],
  merging: Merging,
): Promise<void> {
  if (userIds.length === 0) return
  await sortInLater(tx)
  const entries = await deriveDirectoryEntries(tx, userIds, merging)
  await writeTexts(tx, entries)
  await bumpDataVersion(tx, 'members')
}

type Merging = { from: number; into: number }

/** Writing a row that stays as it was would cost as much: its texts are in indexes of substrings. */
const writeDirectoryEntries = (tx: Tx, entries: (DirectoryEntry & { id: number })[]) =>
  tx.$executeRaw`
    UPDATE "User" u SET listed = l.listed, "sortName" = l."sortName", occupation = l.occupation,
      location = l.location, "searchText" = l."searchText", "searchCurrent" = l."searchCurrent", "cardPrograms" = l."cardPrograms"
    FROM json_to_recordset(${JSON.stringify(entries)}::json) AS l(id int, listed boolean, "sortName" text COLLATE "C",
      occupation text, location text, "searchText" text, "searchCurrent" text, "cardPrograms" jsonb)
    WHERE u.id = l.id AND
      (u.listed, u."sortName", u.occupation, u.location, u."searchText", u."searchCurrent", u."cardPrograms")
      IS DISTINCT FROM (l.listed, l."sortName", l.occupation, l.location, l."searchText", l."searchCurrent", l."cardPrograms")`

/** The columns that have an organization's name in them. */
const writeTexts = (tx: Tx, entries: (DirectoryEntry & { id: number })[]) => {
  const texts = entries.map(({ id, occupation, searchText, searchCurrent }) => ({
    id,
    occupation,
    searchText,
    searchCurrent,
  }))
  return tx.$executeRaw`
    UPDATE "User" u SET "profileChangedAt" = now(), occupation = l.occupation, "searchText" = l."searchText",
      "searchCurrent" = l."searchCurrent"
    FROM json_to_recordset(${JSON.stringify(texts)}::json) AS l(id int, occupation text, "searchText" text, "searchCurrent" text)
    WHERE u.id = l.id AND
      (u.occupation, u."searchText", u."searchCurrent") IS DISTINCT FROM (l.occupation, l."searchText", l."searchCurrent")`
}

const Stale = z.strictObject({ id: z.int() })

/**
 * Refreshes the members with an affiliation that ended on or after the day and is past now, because entries also become
 * stale through time alone. Returns their number.
 */
export async function refreshEndedSince(tx: Tx, day: CalendarDate): Promise<number> {
  const stale = await query(Stale, tx)`
    SELECT DISTINCT "userId" AS id FROM "Affiliation" WHERE "endDate" >= ${day}::date AND "endDate" < ${directoryDay()}::date`
  await refreshDirectoryEntries(
    tx,
    stale.map(({ id }) => id),
  )
  return stale.length
}

const MemberNames = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  verified: z.boolean(),
  visibility: z.enum(Visibility),
  city: z.string().nullable(),
  state: z.string().nullable(),
})
const OwnAffiliation = z.strictObject({
  userId: z.int(),
  type: z.enum(AffiliationType),
  visible: z.boolean(),
  title: z.string().nullable(),
  organization: z.string(),
  startDate: calendarDate.nullable(),
  endDate: calendarDate.nullable(),
})
const OwnEnrollment = z.strictObject({
  userId: z.int(),
  programId: z.int(),
  name: z.string(),
  excludedFromCards: z.boolean(),
  startDate: calendarDate,
  visibleToAllRisingLeaders: z.boolean(),
  visibleToAllMltPartners: z.boolean(),
})
type OwnEnrollment = z.infer<typeof OwnEnrollment>

async function deriveDirectoryEntries(
  tx: Tx,
  ids: number[],
  merging?: Merging,
): Promise<(DirectoryEntry & { id: number })[]> {
  const organizationId = merging
    ? Prisma.sql`CASE a."organizationId" WHEN ${merging.from} THEN ${merging.into} ELSE a."organizationId" END`
    : Prisma.sql`a."organizationId"`
  const day = directoryDay()
  const members = await query(MemberNames, tx)`
    SELECT u.id, u."firstName", u."lastName", u."emailVerifiedAt" IS NOT NULL AS verified, u.visibility,
      city.label AS city, state.label AS state
    FROM "User" u LEFT JOIN "Location" city ON city.id = u."cityId" LEFT JOIN "Location" state ON state.id = u."stateId"
    WHERE u.id = ANY(${ids}::int[])`
  const affiliations = await query(OwnAffiliation, tx)`
    SELECT a."userId", a.type, a.visible, a.title, o.name AS organization, a."startDate"::text, a."endDate"::text
    FROM "Affiliation" a JOIN "Organization" o ON o.id = ${organizationId}
    WHERE a."userId" = ANY(${ids}::int[]) ORDER BY a.id`
  // Programs stay as they are by merging.
  const enrollments = merging ? [] : await readEnrollments(tx, ids)
  const affiliationsOf = Map.groupBy(affiliations, ({ userId }) => userId)
  const enrollmentsOf = Map.groupBy(enrollments, ({ userId }) => userId)
  return members.map((member) => {
    const source = {
      ...member,
      affiliations: affiliationsOf.get(member.id) ?? [],
      enrollments: (enrollmentsOf.get(member.id) ?? []).map(toListedEnrollment),
    }
    return { id: member.id, ...directoryEntryOf(source, day) }
  })
}

const readEnrollments = (tx: Tx, ids: number[]) => query(OwnEnrollment, tx)`
    SELECT e."userId", e."programId", p.name, t."excludedFromCards", e."startDate"::text,
      e."visibleToAllRisingLeaders", e."visibleToAllMltPartners"
    FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
    WHERE e."userId" = ANY(${ids}::int[])`

function toListedEnrollment({ programId, name, excludedFromCards, ...enrollment }: OwnEnrollment) {
  return { ...enrollment, program: { id: programId, name, excludedFromCards } }
}
