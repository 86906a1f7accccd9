/** The tests' few named people, one for each kind of visibility, with a recognizable value in every private column. */
import { db } from '#app/db/database.server.ts'
import { insertMembers } from '#app/domain/members/bulk-write.server.ts'
import type { AffiliationRow, MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

export type Person = MemberRow & {
  contact: NonNullable<MemberRow['contact']>
  privateFacts: NonNullable<MemberRow['privateFacts']>
}

/** Creates them as members and returns their ids in the same order. */
export function join(...people: Person[]): Promise<number[]> {
  return db().$transaction((tx) => insertMembers(tx, people))
}

/** A full profile with everything else hidden. */
export const imaniOkafor = (changes: Partial<MemberRow> = {}) =>
  person('Imani', 'Okafor', { visibility: 'PUBLIC', ...changes })

/** A basic profile. */
export const tomasAlvarez = (changes: Partial<MemberRow> = {}) =>
  person('Tomás', 'Álvarez', { visibility: 'PRIVATE', ...changes })

/** Hidden from everyone but staff. */
export const odileMarchand = (changes: Partial<MemberRow> = {}) =>
  person('Odile', 'Marchand', { visibility: 'HIDDEN', ...changes })

/** A full profile that can't be contacted. */
export const kofiMensah = (changes: Partial<MemberRow> = {}) =>
  person('Kofi', 'Mensah', { visibility: 'PUBLIC', contactable: false, ...changes })

/** A full profile that shows everything optional: email, phone and employment status. */
export const wenLi = (changes: Partial<MemberRow> = {}) => {
  const shown = person('Wen', 'Li', { visibility: 'PUBLIC', employmentStatusVisible: true, ...changes })
  return { ...shown, contact: { ...shown.contact, emailVisible: true, phoneVisible: true } }
}

/** A partner's employee. */
export const martaLindqvist = (changes: Partial<MemberRow> = {}) =>
  person('Marta', 'Lindqvist', { roles: ['PARTNER'], ...changes })

export function person(firstName: string, lastName: string, changes: Partial<MemberRow> = {}): Person {
  const key = canary(firstName, lastName)
  const roles = changes.roles ?? ['ALUMNI']
  return {
    email: `${key('sign-in')}@example.org`,
    firstName,
    lastName,
    middleName: key('middle'),
    roles,
    currentRole: roles[0] ?? null,
    emailVerifiedAt: new Date('2026-01-05T12:00:00Z'),
    isOnboarded: true,
    givingBack: [],
    employmentSearchStatus: key('employment-status'),
    description: key('description'),
    linkedin: `https://www.linkedin.com/in/${key('linkedin')}`,
    personalWebsite: `https://${key('website')}.example.org/`,
    newsMentions: [newsMention(key('news')), { ...newsMention(key('hidden-news')), visible: false }],
    ...changes,
    contact: {
      personalEmail: `${key('personal')}@example.org`,
      workEmail: `${key('work')}@example.org`,
      alternateEmail: `${key('alternate')}@example.org`,
      homePhone: key('home-phone'),
      workPhone: key('work-phone'),
      mobilePhone: key('mobile-phone'),
      homeStreet: key('home-street'),
      homePostalCode: key('home-postal-code'),
      workStreet: key('work-street'),
      workPostalCode: key('work-postal-code'),
      ...changes.contact,
    },
    privateFacts: {
      ethnicity: key('ethnicity'),
      race: [key('race')],
      maritalStatus: key('marital-status'),
      homeOwnershipStatus: key('home-ownership'),
      gender: key('gender'),
      transgender: key('transgender'),
      sexualOrientation: key('sexual-orientation'),
      householdIncome: key('household-income'),
      reasonNotSeekingEmployment: key('reason-not-seeking'),
      ...changes.privateFacts,
    },
  }
}

/** A job whose budget and salary are for the person only. */
export function employment(
  organizationId: number,
  of: Person,
  changes: Partial<AffiliationRow> = {},
): AffiliationRow {
  const key = canary(of.firstName, of.lastName)
  return {
    type: 'EMPLOYMENT',
    organizationId,
    title: key('title'),
    description: key('job-description'),
    startDate: '2020-09-01' as CalendarDate,
    managedBudget: key('managed-budget'),
    annualSalary: key('annual-salary'),
    ...changes,
  }
}

/** Every recognizable value that may never be sent to anyone but the person. */
export function ownEyesOnly({ privateFacts, contact }: Person): string[] {
  const streets = [contact.homeStreet, contact.homePostalCode, contact.workStreet, contact.workPostalCode]
  return [...Object.values(privateFacts).flat(), ...streets].filter((value) => typeof value === 'string')
}

/** Values that a full profile shows to others and a basic one doesn't. */
export function fullProfileOnly({ description, linkedin, personalWebsite, newsMentions }: Person): string[] {
  const mention = newsMentions?.find((it) => it.visible !== false)?.title
  return [description, linkedin, personalWebsite, mention].filter((value) => typeof value === 'string')
}

/** Values that depend on the visibility of emails and phones. */
export function waysToReach({ contact }: Person): string[] {
  const { personalEmail, workEmail, alternateEmail, homePhone, workPhone, mobilePhone } = contact
  const ways = [personalEmail, workEmail, alternateEmail, homePhone, workPhone, mobilePhone]
  return ways.filter((value) => typeof value === 'string')
}

function newsMention(title: string) {
  return {
    title,
    url: `https://news.example.org/${title}`,
    publicationName: 'The Daily',
    author: 'Nadia Haddad',
    publicationDate: '2025-03-14' as CalendarDate,
  }
}

function canary(firstName: string, lastName: string) {
  const name = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase()
  return (what: string) => `canary-${name}-${what}`
}
