import type { Visibility } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { fold, nameKeys, personKey } from '#app/values/fold.ts'

/** The data that a member's directory entry is derived from. */
export type DirectoryEntrySource = {
  firstName: string
  lastName: string
  verified: boolean
  visibility: Visibility
  /** Labels of the preferred address's city and state. */
  city: string | null
  state: string | null
  affiliations: ListedAffiliation[]
  enrollments: ListedEnrollment[]
}

export type ListedAffiliation = {
  type: 'EDUCATION' | 'EMPLOYMENT' | 'CIVIC_ENGAGEMENT'
  visible: boolean
  title: string | null
  organization: string
  startDate: CalendarDate | null
  endDate: CalendarDate | null
}

export type ListedEnrollment = {
  program: { id: number; name: string; excludedFromCards: boolean }
  startDate: CalendarDate
  visibleToAllRisingLeaders: boolean
  visibleToAllMltPartners: boolean
}

/**
 * One program as stored for a card: who may see it is decided per viewer. `rl`: all Rising Leaders; `mp`: all partners.
 */
type CardProgram = { id: number; name: string; rl: boolean; mp: boolean }

/** The derived columns of User. */
export type DirectoryEntry = {
  listed: boolean
  sortName: string
  occupation: string | null
  location: string | null
  searchText: string
  searchCurrent: string
  cardPrograms: CardProgram[]
}

const PHRASE_SEPARATOR = '\n'

export function directoryEntryOf(member: DirectoryEntrySource, today: CalendarDate): DirectoryEntry {
  const primary = primaryEmployment(member.affiliations, today)
  const location = member.city ?? member.state
  const shown = shownAffiliations(member, primary).map((affiliation) => ({
    phrase: words([affiliation.title, affiliation.organization]),
    isCurrent: isCurrent(affiliation, today),
  }))
  const current = shown.filter((affiliation) => affiliation.isCurrent)
  const self = [...nameKeys(member.firstName, member.lastName), words([location])]
  return {
    listed: member.verified && member.visibility !== 'HIDDEN',
    sortName: personKey(member.firstName, member.lastName),
    occupation: primary ? occupationOf(primary) : null,
    location,
    searchText: searchable([...self, ...shown.map(({ phrase }) => phrase)]),
    searchCurrent: searchable([...self, ...current.map(({ phrase }) => phrase)]),
    cardPrograms: member.enrollments
      .filter((enrollment) => !enrollment.program.excludedFromCards)
      .sort((a, b) => descending(a.startDate, b.startDate) || b.program.id - a.program.id)
      .map(toCardProgram),
  }
}

/** Started, and either open or ending today or later. */
function isCurrent(
  { startDate, endDate }: Pick<ListedAffiliation, 'startDate' | 'endDate'>,
  today: CalendarDate,
): boolean {
  return startDate !== null && (endDate === null || endDate >= today)
}

/** The latest current employment that others may see, else the latest of all that they may see. */
function primaryEmployment(
  affiliations: ListedAffiliation[],
  today: CalendarDate,
): ListedAffiliation | undefined {
  const employments = affiliations
    .filter((affiliation) => affiliation.type === 'EMPLOYMENT' && affiliation.visible)
    .sort((a, b) => descending(a.startDate, b.startDate))
  return employments.find((employment) => isCurrent(employment, today)) ?? employments[0]
}

/** A Basic Profile shows its occupation and no other affiliation, so it can be found by nothing else. */
function shownAffiliations(member: DirectoryEntrySource, primary: ListedAffiliation | undefined) {
  if (member.visibility === 'PUBLIC') return member.affiliations.filter(({ visible }) => visible)
  return primary ? [primary] : []
}

function occupationOf({ title, organization }: ListedAffiliation): string {
  return [title, organization].filter(Boolean).join(', ')
}

function toCardProgram(enrollment: ListedEnrollment): CardProgram {
  const { id, name } = enrollment.program
  return { id, name, rl: enrollment.visibleToAllRisingLeaders, mp: enrollment.visibleToAllMltPartners }
}

function words(parts: (string | null)[]): string {
  return fold(parts.filter(Boolean).join(' '))
}

/** Each phrase is stored once on its own line, so that no search matches across two of them. */
function searchable(phrases: string[]): string {
  return [...new Set(phrases.filter(Boolean))].join(PHRASE_SEPARATOR)
}

/** Latest first; undated ones come last. */
function descending(a: CalendarDate | null, b: CalendarDate | null): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a > b ? -1 : 1
}
