import type { Tx } from '#app/db/database.server.ts'
import type { MemberRow } from './bulk-write-rows.server.ts'
import { directoryDay } from './directory-entries.server.ts'
import { type DirectoryEntry, directoryEntryOf, type ListedEnrollment } from './directory-entry.ts'

/** Names for the ids of rows about to be written. */
export type ListingNames = {
  organizations: Map<number, string>
  programs: Map<number, ListedEnrollment['program']>
  locations: Map<number, string>
}

export async function readDirectoryNames(tx: Tx, rows: MemberRow[]): Promise<ListingNames> {
  const affiliations = rows.flatMap((row) => row.affiliations ?? [])
  const enrollments = rows.flatMap((row) => row.enrollments ?? [])
  const places = rows.flatMap((row) => [row.cityId, row.stateId]).filter((id) => id != null)
  const organizations = await tx.organization.findMany({
    where: { id: { in: unique(affiliations.map((row) => row.organizationId)) } },
    select: { id: true, name: true },
  })
  const programs = await tx.program.findMany({
    where: { id: { in: unique(enrollments.map((row) => row.programId)) } },
    select: { id: true, name: true, type: { select: { excludedFromCards: true } } },
  })
  const locations = await tx.location.findMany({
    where: { id: { in: unique(places) } },
    select: { id: true, label: true },
  })
  return {
    organizations: new Map(organizations.map(({ id, name }) => [id, name])),
    programs: new Map(programs.map(({ id, name, type }) => [id, { id, name, ...type }])),
    locations: new Map(locations.map(({ id, label }) => [id, label])),
  }
}

/** The directory entry of a row as refreshDirectoryEntries would derive it, so that it needn't be written twice. */
export function deriveDirectoryEntry(row: MemberRow, names: ListingNames): DirectoryEntry {
  return directoryEntryOf(
    {
      firstName: row.firstName,
      lastName: row.lastName,
      verified: row.emailVerifiedAt != null,
      visibility: row.visibility ?? 'PUBLIC',
      city: names.locations.get(row.cityId ?? 0) ?? null,
      state: names.locations.get(row.stateId ?? 0) ?? null,
      affiliations: (row.affiliations ?? []).map((affiliation) => ({
        type: affiliation.type,
        visible: affiliation.visible ?? true,
        title: affiliation.title ?? null,
        organization: names.organizations.get(affiliation.organizationId) ?? '',
        startDate: affiliation.startDate ?? null,
        endDate: affiliation.endDate ?? null,
      })),
      enrollments: (row.enrollments ?? []).map((enrollment) => ({
        program: names.programs.get(enrollment.programId) ?? unknownProgram(enrollment.programId),
        startDate: enrollment.startDate,
        visibleToAllRisingLeaders: enrollment.visibleToAllRisingLeaders ?? true,
        visibleToAllMltPartners: enrollment.visibleToAllMltPartners ?? false,
      })),
    },
    directoryDay(),
  )
}

function unknownProgram(id: number): never {
  throw new Error(`There is no program ${id}`)
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}
