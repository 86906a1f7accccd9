import { fold } from '#app/values/fold.ts'
import { EMPTY } from '../exchange/cells.ts'
import { cityLabel, countryName, isUnitedStates, stateCode, stateLabel } from '../locations/place-labels.ts'
import type { Existing, ExistingMember } from './existing.server.ts'
import { type ImportedPerson, programKey, rolesText } from './people.ts'
import type { Emptiable, Fault } from './rows.ts'

export type Part = 'sfId' | 'email' | 'name' | 'roles' | 'organization' | 'place' | 'job' | 'program'

/** The file's changes to an existing member. */
export type PlannedChange = {
  member: ExistingMember
  person: ImportedPerson
  parts: Part[]
  programs: ImportedPerson['programs']
}

export type Plan = {
  created: ImportedPerson[]
  changed: PlannedChange[]
  unchanged: number
  faults: Fault[]
  /** What the file says otherwise than members who have signed in. */
  kept: Fault[]
  /** The line that each member was matched by: another line for the same member is an error. */
  claimed: Map<number, number>
}

export const emptyPlan = (): Plan => ({
  created: [],
  changed: [],
  unchanged: 0,
  faults: [],
  kept: [],
  claimed: new Map(),
})

/** Who imports, and what is written over the member's own. */
export type Importing = { by?: number; over?: Part[] }

/**
 * Adds to the plan the changes to existing members, matched on sfId or email. Empty cells change nothing.
 */
export function planFor(
  plan: Plan,
  people: ImportedPerson[],
  existing: Existing,
  { by, over = [] }: Importing = {},
): void {
  for (const person of people) {
    const bySfId = person.sfId ? existing.bySfId.get(person.sfId) : undefined
    const byEmail = existing.byEmail.get(person.email)
    const member = bySfId ?? byEmail
    const fault =
      conflict(person, bySfId, byEmail) ??
      organizationMissing(person, member) ??
      (member && (refused(person, member, by) ?? misplaced(person, member) ?? claim(plan, person, member)))
    if (fault) plan.faults.push(fault)
    else if (member) planChange(plan, person, member, over)
    else if (person.roles?.length) plan.created.push(person)
    else
      plan.faults.push({
        line: person.line,
        column: 'roles',
        value: '',
        reason: 'is required for a new member',
      })
  }
}

function conflict(
  person: ImportedPerson,
  bySfId?: ExistingMember,
  byEmail?: ExistingMember,
): Fault | undefined {
  if (bySfId && byEmail && bySfId.id !== byEmail.id) {
    return {
      line: person.line,
      column: 'email',
      value: person.email,
      reason: 'belongs to another member',
    }
  }
  if (!bySfId && byEmail?.sfId && person.sfId) {
    const reason = 'doesn’t match the sfId of the member with this email address'
    return { line: person.line, column: 'sfId', value: person.sfId, reason }
  }
  return undefined
}

/** Nobody changes the own roles, and whoever is closed stays closed. */
function refused(person: ImportedPerson, member: ExistingMember, by?: number): Fault | undefined {
  const { line, email, roles } = person
  if (member.isClosed) return { line, column: 'email', value: email, reason: 'belongs to a closed account' }
  if (member.id !== by || !rolesDiffer(person, member)) return undefined
  const reason = 'You can’t change your own roles. Ask another administrator.'
  return { line, column: 'roles', value: rolesText(roles), reason }
}

function organizationMissing(person: ImportedPerson, member?: ExistingMember): Fault | undefined {
  const staysPartner = (person.roles ?? member?.roles)?.includes('PARTNER')
  if (staysPartner && member && empties(person, 'organization')) {
    return { line: person.line, column: 'organization', value: EMPTY, reason: 'is required for a partner' }
  }
  const becomesPartner = person.roles?.includes('PARTNER') && !member?.roles.includes('PARTNER')
  if (!becomesPartner || person.organization || member?.organization) return undefined
  return { line: person.line, column: 'organization', value: '', reason: 'is required for a partner' }
}

const rolesDiffer = ({ roles }: ImportedPerson, member: ExistingMember) =>
  roles !== undefined && [...roles].sort().join() !== [...member.roles].sort().join()

function claim({ claimed }: Plan, person: ImportedPerson, member: ExistingMember): Fault | undefined {
  const line = claimed.get(member.id)
  if (line)
    return {
      line: person.line,
      column: null,
      value: person.email,
      reason: `is the same member as line ${line}`,
    }
  claimed.set(member.id, person.line)
  return undefined
}

const empties = ({ emptied = [] }: ImportedPerson, ...columns: Emptiable[]) =>
  columns.some((column) => emptied.includes(column))

/** A state or country that differs from that of the member's city replaces the city. */
function misplaced(person: ImportedPerson, member: ExistingMember): Fault | undefined {
  if (person.city || empties(person, 'city') || !member.city || member.hasSignedIn) return undefined
  const elsewhere =
    (person.state && member.homeState && !sameState(person.state, member.homeState)) ||
    (person.country && member.homeCountry && !sameCountry(person.country, member.homeCountry))
  if (!elsewhere) return undefined
  const reason = `is required, because the state or country doesn’t match ${member.city}`
  return { line: person.line, column: 'city', value: '', reason }
}

/** A city without state or country is in the member's own, unless the file names another country. */
function inKnownPlace(person: ImportedPerson, member: ExistingMember): ImportedPerson {
  if (empties(person, 'city', 'state', 'country')) return withoutEmptied(person, member)
  if (!(person.city || person.state) || person.country) return person
  const { state = member.homeState ?? undefined } = person
  return { ...person, state, country: member.homeCountry ?? undefined }
}

/** What is left of where a member lives. */
function withoutEmptied(person: ImportedPerson, member: ExistingMember): ImportedPerson {
  const left = (column: 'city' | 'state' | 'country', stands: string | null) =>
    empties(person, column) ? undefined : (person[column] ?? stands ?? undefined)
  return {
    ...person,
    city: left('city', member.homeCity),
    state: left('state', member.homeState),
    country: left('country', member.homeCountry),
    isWholePlace: true,
  }
}

/** The job that imports keep up to date: the one without dates. */
export const openJobOf = ({ jobs }: ExistingMember) => jobs.find(({ dated }) => !dated)

function planChange(plan: Plan, given: ImportedPerson, member: ExistingMember, over: Part[]) {
  const person = inKnownPlace(given, member)
  const held = new Set(member.programs.map(programKey))
  const programs = person.programs.filter((program) => !held.has(programKey(program)))
  const differing = partsChanged(person, member)
  const isOwn = (part: Part) => member.hasSignedIn && OWN.includes(part) && !over.includes(part)
  const parts = differing.filter((part) => !isOwn(part))
  plan.kept.push(...differing.filter(isOwn).map((part) => keptPart(part, person, member)))
  if (programs.length > 0) parts.push('program')
  if (parts.length > 0) plan.changed.push({ member, person, parts, programs })
  else plan.unchanged++
}

/** What is the member's own from the first sign-in on. */
const OWN: Part[] = ['name', 'place', 'job']

function keptPart(part: Part, person: ImportedPerson, member: ExistingMember): Fault {
  const reason = 'is the member’s own to change, so it stays as it is'
  const { line } = person
  if (part === 'name') {
    const column = person.firstName === member.firstName ? 'lastName' : 'firstName'
    return { line, column, value: person[column], reason }
  }
  const said = (column: Emptiable) => (empties(person, column) ? EMPTY : (person[column] ?? ''))
  if (part === 'job') {
    const column = said('organization') ? 'organization' : 'title'
    return { line, column, value: said(column), reason }
  }
  const places = ['city', 'state', 'country'] as const
  const column = places.find((name) => empties(person, name)) ?? places.find((name) => person[name]) ?? 'city'
  return { line, column, value: said(column), reason }
}

function partsChanged(person: ImportedPerson, member: ExistingMember): Part[] {
  const { organization, title } = person
  const hasJob = member.jobs.some(
    (job) => same(job.organization, organization) && (job.dated || !title || same(job.title, title)),
  )
  const partner = (person.roles ?? member.roles).includes('PARTNER')
  const changes: [Part, unknown][] = [
    ['sfId', person.sfId ? person.sfId !== member.sfId : member.sfId && empties(person, 'sfId')],
    ['email', person.email !== member.email],
    ['name', person.firstName !== member.firstName || person.lastName !== member.lastName],
    ['roles', rolesDiffer(person, member)],
    ['organization', partner && organization && !same(organization, member.organization)],
    ['place', placeChanged(person, member)],
    ['job', organization ? !hasJob || emptiesTitle(person, member) : emptiesJob(person, member)],
  ]
  return changes.filter(([, changed]) => changed).map(([part]) => part)
}

const emptiesJob = (person: ImportedPerson, member: ExistingMember) => {
  const job = openJobOf(member)
  return job !== undefined && (empties(person, 'organization') || emptiesTitle(person, member))
}

/** Of the job at the organization that the line names, or at whichever they have. */
export function emptiesTitle(person: ImportedPerson, member: ExistingMember): boolean {
  const job = openJobOf(member)
  const isMeant =
    !empties(person, 'organization') && (!person.organization || same(job?.organization, person.organization))
  return empties(person, 'title') && job !== undefined && job.title !== null && isMeant
}

function placeChanged(person: ImportedPerson, member: ExistingMember): boolean {
  const { city, state, country } = person
  if (person.isWholePlace) {
    return !(
      same(city, member.homeCity) &&
      same(state, member.homeState) &&
      same(country, member.homeCountry)
    )
  }
  if (city) return !same(cityLabel(person), member.city) || !same(stateLabel(person), member.state)
  const otherState = state && !(sameState(state, member.homeState) && same(stateLabel(person), member.state))
  return Boolean(otherState || (country && !sameCountry(country, member.homeCountry)))
}

type Text = string | null | undefined

const same = (one: Text, other: Text) => fold(one ?? '') === fold(other ?? '')
const sameState = (one: Text, other: Text) => same(stateCode(one), stateCode(other))
/** 'US' counts as equal to no country, because both mean home in a place's label. */
const sameCountry = (one: Text, other: Text) =>
  !one === !other &&
  (isUnitedStates(one) ? isUnitedStates(other) : same(countryName(one), countryName(other)))
