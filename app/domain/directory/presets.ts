import type { ProgramTypeChoice } from '../choices/choices.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { OwnAffiliation } from './facts.server.ts'
import { type DirectoryFilter, memberList } from './list.ts'

export type Preset = { label: string; href: string }

/** A viewer's recommended searches; those for which the viewer lacks the data are left out. */
export function presetsFor(viewer: Viewer, own: OwnAffiliation[], types: ProgramTypeChoice[]): Preset[] {
  const schools = (kinds: RegExp) =>
    own.filter((it) => it.type === 'EDUCATION' && kinds.test(it.kind ?? '')).map(organization)
  const employers = own.filter(({ type }) => type === 'EMPLOYMENT').map(organization)
  return [
    ...fromOrganizations(
      'From my org',
      viewer.organizationId ? [viewer.organizationId] : employers.slice(0, 1),
    ),
    ...fromOrganizations('From my undergrad', schools(UNDERGRADUATE)),
    ...fromOrganizations('From my b-school', own.filter((it) => isMbaSchool(viewer, it)).map(organization)),
    ...inPlace('In my city', viewer.cityId),
    ...inPlace('In my state', viewer.stateId),
    ...types
      .filter((type) => isRecommended(viewer, type))
      .map(({ id, label }) => preset(`From ${label}`, { programTypeIds: [id] })),
    ...(offersMockInterviewers(viewer) ? [preset('Mock interviewers', { mockInterviewers: true })] : []),
  ]
}

/** Kinds of education, as named in profiles and imports. */
const UNDERGRADUATE = /^(college|undergrad)/i
const BUSINESS_SCHOOL = /^(business|mba)/i
const GRADUATE = /^graduate/i
const MBA = /\bM\.?B\.?A\b|business administration/i

/** A graduate school is one if its degree is an MBA, or if it is the school of someone who is or was in an MBA program. */
function isMbaSchool({ enrollments }: Viewer, { type, kind, title, majorCategory }: OwnAffiliation): boolean {
  if (type !== 'EDUCATION' || kind === null) return false
  if (BUSINESS_SCHOOL.test(kind)) return true
  const isMba = MBA.test(`${kind} ${title ?? ''} ${majorCategory ?? ''}`)
  return GRADUATE.test(kind) && (isMba || enrollments.some(({ trait }) => trait === 'MBA'))
}

export const offersMockInterviewers = (viewer: Viewer) => viewer.mbaFellow && viewer.fellowWithoutGoogleTec

/** Everyone gets the types open to many; staff also see Google's and the self programs, fellows those they are in. */
function isRecommended(viewer: Viewer, { id, trait, hidden }: ProgramTypeChoice): boolean {
  if (viewer.fellow && viewer.enrollments.some(({ typeId }) => typeId === id)) return true
  if (trait === 'GOOGLE_TEC') return viewer.staff
  return !hidden && (viewer.staff || trait !== 'SELF')
}

function fromOrganizations(label: string, organizationIds: number[]): Preset[] {
  return organizationIds.length > 0 ? [preset(label, { organizationIds: [...new Set(organizationIds)] })] : []
}

function inPlace(label: string, locationId: number | null): Preset[] {
  return locationId === null ? [] : [preset(label, { locationIds: [locationId] })]
}

const preset = (label: string, filter: Partial<DirectoryFilter>) => ({
  label,
  href: memberList.href(memberList.of(filter)),
})

const organization = ({ organizationId }: OwnAffiliation) => organizationId
