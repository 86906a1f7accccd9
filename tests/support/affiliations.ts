import { randomUUID } from 'node:crypto'
import type { AffiliationType } from '#app/db/generated/enums.ts'
import { findOwnAffiliation, versionOf } from '#app/domain/affiliations/find.server.ts'
import { SECTIONS, type Section } from '#app/domain/affiliations/sections.ts'
import { ensureInterests, ensureOrganizations } from '#app/domain/members/bulk-write-names.server.ts'
import type { AffiliationRow, MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { db } from './app.ts'
import { newcomer } from './messages.ts'

export const addressOf = (section: Section, rest: string) => `/profile/${section}/${rest}`

/** An alumnus, or a member with other roles, with these affiliations and their ids. */
export async function memberWith(affiliations: AffiliationRow[], changes: Partial<MemberRow> = {}) {
  const id = await newcomer({ affiliations, newsMentions: [], ...changes })
  const rows = await db().affiliation.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })
  return { id, ids: rows.map((row) => row.id) }
}

export const fellow: Partial<MemberRow> = { roles: ['FELLOW'], currentRole: 'FELLOW' }

export async function organizationOf(name: string, type: 'SCHOOL' | 'COMPANY' | 'NONPROFIT' = 'COMPANY') {
  const [id] = await db().$transaction((tx) =>
    ensureOrganizations(tx, [{ name, type, city: 'Atlanta', state: 'GA' }]),
  )
  return id as number
}

export async function writeTitles() {
  await db().$transaction((tx) =>
    ensureInterests(tx, [
      { type: 'FUNCTIONAL', title: 'Marketing' },
      { type: 'INDUSTRY', title: 'Technology' },
    ]),
  )
}

export const jobAt = (organizationId: number, changes: Partial<AffiliationRow> = {}): AffiliationRow => ({
  type: 'EMPLOYMENT',
  kind: 'Full-time',
  organizationId,
  title: 'Analyst',
  startDate: '2020-01-15' as CalendarDate,
  city: 'Chicago',
  state: 'IL',
  country: 'US',
  jobFunction: 'Marketing',
  jobIndustry: 'Technology',
  peopleManagedOrSupervised: 'None',
  managedBudget: 'None',
  ...changes,
})

export const studiesAt = (organizationId: number, changes: Partial<AffiliationRow> = {}): AffiliationRow => ({
  type: 'EDUCATION',
  kind: 'College',
  organizationId,
  title: 'Physics',
  majorCategory: 'Natural Sciences',
  gpa: 3.5,
  startDate: '2014-08-25' as CalendarDate,
  endDate: '2018-05-20' as CalendarDate,
  ...changes,
})

type Values = Record<string, string>

/** A combobox's submission with this option chosen. */
export const chosen = (name: string, id: number | string, label: string): Values => ({
  [name]: String(id),
  [`${name}Text`]: label,
  [`${name}Shown`]: label,
})

/** Everything that a role's form needs to be saved. */
export const roleForm = (organization: Values, changes: Values = {}): Values => ({
  ...organization,
  title: 'Mentor',
  country: 'US',
  state: 'GA',
  city: 'Atlanta',
  startDate: '2020-03-01',
  current: 'on',
  shownCurrent: '',
  description: '',
  visible: 'on',
  formKey: randomUUID(),
  version: '',
  ...changes,
})

export const jobForm = (organization: Values, changes: Values = {}): Values => ({
  ...roleForm(organization),
  kind: 'Full-time',
  ...chosen('jobFunction', 'Marketing', 'Marketing'),
  ...chosen('jobIndustry', 'Technology', 'Technology'),
  peopleManagedOrSupervised: '1 to 5',
  managedBudget: 'None',
  annualSalary: '',
  ...changes,
})

export const educationForm = (school: Values, changes: Values = {}): Values => ({
  ...school,
  kind: 'College',
  ...chosen('title', 'Economics', 'Economics'),
  majorCategory: 'Business',
  shownMajor: 'Economics',
  gpa: '3.75',
  startDate: '2014-08-25',
  endDate: '2018-05-20',
  visible: 'on',
  formKey: randomUUID(),
  version: '',
  ...changes,
})

/** The version in a form that was opened now. */
export async function versionNow(section: Section, memberId: number, id: number | undefined) {
  const record = await findOwnAffiliation({ id: memberId } as Viewer, section, id ?? 0)
  return record ? versionOf(record) : ''
}

export const affiliationsOf = (userId: number, section?: Section) =>
  db().affiliation.findMany({
    where: { userId, ...(section ? { type: SECTIONS[section].type as AffiliationType } : {}) },
    orderBy: { id: 'asc' },
    include: { organization: { select: { name: true } } },
  })
