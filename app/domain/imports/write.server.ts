import type { Tx } from '#app/db/database.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { moveAddress } from '../accounts/follow-membership.server.ts'
import { endAllSessions } from '../accounts/sign-out.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Within } from '../exchange/own-files.ts'
import { insertMembers, updateMembers } from '../members/bulk-write.server.ts'
import type { MemberChange, MemberRow } from '../members/bulk-write-rows.server.ts'
import type { ExistingMember } from './existing.server.ts'
import { followChanges, holdMembers, readChangedBeside, recordCreated } from './history.server.ts'
import { ensureNames, type NameIds, namedByChange, namedByNew } from './names-along.server.ts'
import type { ImportedPerson } from './people.ts'
import { emptiesTitle, openJobOf, type Plan, type PlannedChange } from './plan.ts'

const AT_A_TIME = 500

/**
 * Writes a plan in the given transaction, some hundred people at a time, with an entry in the history for each. Whoever
 * gets another address is told at both.
 */
export async function writePlan(
  tx: Tx,
  kind: Kind,
  plan: Pick<Plan, 'created' | 'changed'>,
  within: Within,
): Promise<void> {
  for (const some of chunks(plan.created)) {
    const ids = await ensureNames(tx, some.map(namedByNew), within)
    const made = await insertMembers(
      tx,
      some.map((person, index) => newMember(person, ids(index))),
    )
    await recordCreated(tx, kind, made, within)
  }
  for (const some of chunks(plan.changed)) {
    const accounts = await holdMembers(tx, kind, some)
    const beside = await readChangedBeside(tx, some)
    const ids = await ensureNames(tx, some.map(namedByChange), within)
    await endJobs(tx, some)
    await updateMembers(
      tx,
      some.map((change, index) => memberChange(change, ids(index))),
    )
    for (const { member, person, parts } of some) {
      if (parts.includes('email')) await moveAddress(tx, member.id, member.email, person.email)
      if (parts.includes('email') || parts.includes('roles')) await endAllSessions(tx, member.id)
    }
    await followChanges(tx, kind, some, { accounts, beside }, within)
  }
}

/** Those whose organization is emptied. */
async function endJobs(tx: Tx, changes: PlannedChange[]): Promise<void> {
  const ended = changes
    .filter(({ person, parts }) => parts.includes('job') && person.emptied?.includes('organization'))
    .flatMap(({ member }) => openJobOf(member)?.id ?? [])
  if (ended.length > 0) await tx.affiliation.deleteMany({ where: { id: { in: ended } } })
}

/** Starts as a Basic Profile, verified by the provider's own records, without a password. */
function newMember(person: ImportedPerson, names: NameIds): MemberRow {
  const roles = person.roles ?? []
  return {
    sfId: person.sfId ?? null,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    roles,
    currentRole: roles.length === 1 && roles[0] !== 'ADMIN' ? (roles[0] ?? null) : null,
    emailVerifiedAt: new Date(),
    givingBack: [],
    visibility: 'PRIVATE',
    organizationId: roles.includes('PARTNER') ? (names.organizationId ?? null) : null,
    ...placeOf(person, names),
    enrollments: enrollmentsOf(person.programs, names),
    affiliations: person.worksElsewhere ? [] : jobOf(person, names),
  }
}

function memberChange({ member, person, parts, programs }: PlannedChange, names: NameIds): MemberChange {
  const has = (part: PlannedChange['parts'][number]) => parts.includes(part)
  return {
    id: member.id,
    ...(has('sfId') && { sfId: person.sfId ?? null }),
    ...(has('email') && { email: person.email, lastMajorUpdateDate: new Date() }),
    ...(has('name') && { firstName: person.firstName, lastName: person.lastName }),
    ...(has('roles') && { roles: person.roles }),
    ...(has('organization') && { organizationId: names.organizationId }),
    ...(has('place') && placeOf(person, names)),
    ...(has('program') && { enrollments: enrollmentsOf(programs, names) }),
    ...(has('job') && { affiliations: changedJob(person, names, member) }),
  }
}

/** A city comes with its state and country; without one, these are added to the existing place. */
function placeOf({ city, state, country, isWholePlace }: ImportedPerson, { cityId, stateId }: NameIds) {
  if (isWholePlace) {
    const contact = { homeCity: city ?? null, homeState: state ?? null, homeCountry: country ?? null }
    return { cityId: cityId ?? null, stateId: stateId ?? null, contact }
  }
  if (city) {
    const contact = { homeCity: city, homeState: state ?? null, homeCountry: country ?? null }
    return { cityId: cityId ?? null, stateId: stateId ?? null, contact }
  }
  if (!state && !country) return {}
  return {
    ...(stateId !== undefined && { stateId }),
    contact: { ...(state && { homeState: state }), ...(country && { homeCountry: country }) },
  }
}

/** A program lasts its calendar year. */
function enrollmentsOf(
  programs: ImportedPerson['programs'],
  { programIds }: NameIds,
): MemberRow['enrollments'] {
  return programs.map(({ year }, index) => ({
    programId: programIds[index] as number,
    startDate: `${year}-01-01` as CalendarDate,
    endDate: `${year}-12-31` as CalendarDate,
  }))
}

function changedJob(person: ImportedPerson, names: NameIds, member: ExistingMember) {
  const job = openJobOf(member)
  const { organizationId } = emptiesTitle(person, member) ? { organizationId: job?.organizationId } : names
  return jobOf(person, { ...names, organizationId }, job?.id)
}

/** A member has one job without dates, which imports keep up to date. */
function jobOf(
  { title }: ImportedPerson,
  { organizationId }: NameIds,
  id?: number,
): MemberRow['affiliations'] {
  if (!organizationId) return []
  return [{ ...(id !== undefined && { id }), type: 'EMPLOYMENT', organizationId, title: title ?? null }]
}

function* chunks<T>(all: T[]) {
  for (let from = 0; from < all.length; from += AT_A_TIME) yield all.slice(from, from + AT_A_TIME)
}
