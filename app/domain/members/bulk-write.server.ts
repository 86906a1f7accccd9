import type { Tx } from '#app/db/database.server.ts'
import { inChunks, insertRecords, takeIds, updateRecords, upsertRecords } from '#app/db/records.server.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { deriveDirectoryEntry, readDirectoryNames } from './bulk-write-directory-entries.server.ts'
import type { MemberChange, MemberRow } from './bulk-write-rows.server.ts'
import { refreshDirectoryEntries } from './directory-entries.server.ts'

/**
 * Writes new members with all their rows, including their directory entries, and returns their ids in the order of the
 * rows. Email addresses and `sfId`s must be normalized and new. No one is notified, and nothing is checked beyond the
 * database's own constraints.
 */
export async function insertMembers(tx: Tx, rows: MemberRow[]): Promise<number[]> {
  const ids: number[] = []
  await inChunks(rows, async (chunk) => ids.push(...(await insertChunk(tx, chunk))))
  if (rows.length > 0) await bumpDataVersion(tx, 'members')
  return ids
}

async function insertChunk(tx: Tx, rows: MemberRow[]): Promise<number[]> {
  const names = await readDirectoryNames(tx, rows)
  const ids = await takeIds(tx, 'User', rows.length)
  const owners = rows.map((row, index) => ({ ...partsOf(row), userId: ids[index] as number }))
  const users = rows.map((row, index) => ({
    ...noLists,
    ...partsOf(row).fields,
    ...deriveDirectoryEntry(row, names),
    id: ids[index],
  }))
  await insertRecords(tx, 'User', users)
  await insertRecords(
    tx,
    'ContactInformation',
    owned(owners, (owner) => owner.contact),
  )
  await insertRecords(tx, 'PrivateFacts', owned(owners, (owner) => owner.privateFacts).map(withRaces))
  await insertRecords(
    tx,
    'Enrollment',
    owned(owners, (owner) => owner.enrollments),
  )
  await insertRecords(
    tx,
    'Affiliation',
    owned(owners, (owner) => owner.affiliations),
  )
  await insertRecords(
    tx,
    'MemberInterest',
    owned(owners, (owner) => owner.interests),
  )
  await insertRecords(
    tx,
    'NewsMention',
    owned(owners, (owner) => owner.newsMentions),
  )
  return ids
}

/**
 * Applies changes to members and updates their directory entries. A change that contains roles or sub-roles sets
 * `lastMajorUpdateDate`, which ends the member's sessions, and clears a current role that is no longer held, so leave
 * them out if they are unchanged. News mentions are added.
 */
export async function updateMembers(tx: Tx, changes: MemberChange[]): Promise<void> {
  await inChunks(changes, (chunk) => updateChunk(tx, chunk))
  await refreshDirectoryEntries(
    tx,
    changes.map(({ id }) => id),
  )
}

async function updateChunk(tx: Tx, changes: MemberChange[]): Promise<void> {
  const now = new Date()
  const users = changes.map(partsOf).map(({ fields }) => ({
    ...fields,
    ...(changesRoles(fields) && { lastMajorUpdateDate: now }),
    updatedAt: now,
  }))
  const owners = changes.map((change) => ({ ...partsOf(change), userId: change.id }))
  const affiliations = owned(owners, (owner) => owner.affiliations).map((row) => ({ ...row, updatedAt: now }))
  await updateRecords(tx, 'User', ['id'], users)
  await clearLostRoles(
    tx,
    users.filter(changesRoles).map(({ id }) => id),
  )
  await upsertRecords(
    tx,
    'ContactInformation',
    ['userId'],
    owned(owners, (owner) => owner.contact),
  )
  await upsertRecords(
    tx,
    'PrivateFacts',
    ['userId'],
    owned(owners, (owner) => owner.privateFacts),
  )
  await upsertRecords(
    tx,
    'Enrollment',
    ['userId', 'programId'],
    owned(owners, (owner) => owner.enrollments),
  )
  await updateRecords(tx, 'Affiliation', ['id', 'userId'], affiliations.filter(hasId))
  await insertRecords(
    tx,
    'Affiliation',
    affiliations.filter((row) => !hasId(row)),
  )
  await upsertRecords(
    tx,
    'MemberInterest',
    ['userId', 'interestId'],
    owned(owners, (owner) => owner.interests),
  )
  await insertRecords(
    tx,
    'NewsMention',
    owned(owners, (owner) => owner.newsMentions),
  )
}

async function clearLostRoles(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRaw`
    UPDATE "User" SET "currentRole" = NULL WHERE id = ANY(${ids}::int[]) AND NOT ("currentRole" = ANY(roles))`
}

/**
 * Lists have no default in the schema: NULL `givingBack` marks an account that was never set up, which these are not.
 */
const noLists = { roles: [], partnerRoles: [], givingBack: [] }
const withRaces = <Facts extends object>(facts: Facts) => ({ race: [], ...facts })

function partsOf<Row extends MemberRow | MemberChange>(row: Row) {
  const { contact, privateFacts, enrollments, affiliations, interests, newsMentions, ...fields } = row
  return { contact, privateFacts, enrollments, affiliations, interests, newsMentions, fields }
}

/** The rows that belong to others, with the others' ids. */
function owned<Owner extends { userId: number }, Part extends object>(
  owners: Owner[],
  partOf: (owner: Owner) => Part | Part[] | undefined,
): (Part & { userId: number })[] {
  return owners.flatMap((owner) =>
    [partOf(owner) ?? []].flat().map((part) => ({ ...(part as Part), userId: owner.userId })),
  )
}

const changesRoles = (fields: object) => 'roles' in fields || 'partnerRoles' in fields
const hasId = (row: { id?: number }) => row.id !== undefined
