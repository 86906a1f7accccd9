import type { Described } from '../administration/describe.ts'
import { roleLabels } from '../viewer/roles.ts'
import type { ExistingMember } from './existing.server.ts'
import type { ImportedPerson } from './people.ts'
import { emptiesTitle, openJobOf, type Part, type PlannedChange } from './plan.ts'

const NOTHING = 'nothing'

/** What a file changes of a member, in words. */
export const describePerson = ({ person, member, parts, programs }: PlannedChange): Described[] =>
  parts.map((part) =>
    part === 'program'
      ? {
          where: 'Programs',
          before: programsText(member.programs),
          after: programsText([...member.programs, ...programs]),
        }
      : { where: LABELS[part], ...WORDS[part](person, member) },
  )

type Told = Exclude<Part, 'program'>

const LABELS: Record<Told, string> = {
  sfId: 'CRM key',
  email: 'Email address',
  name: 'Name',
  roles: 'Roles',
  organization: 'Organization',
  place: 'Place',
  job: 'Job',
}

const WORDS: Record<Told, (person: ImportedPerson, member: ExistingMember) => Omit<Described, 'where'>> = {
  sfId: (person, member) => ({ before: member.sfId ?? NOTHING, after: person.sfId ?? NOTHING }),
  email: (person, member) => ({ before: member.email, after: person.email }),
  name: (person, member) => ({ before: nameOf(member), after: nameOf(person) }),
  roles: (person, member) => ({ before: rolesText(member.roles), after: rolesText(person.roles ?? []) }),
  organization: (person, member) => ({
    before: member.organization ?? NOTHING,
    after: person.organization ?? NOTHING,
  }),
  place: (person, member) => ({
    before: textOf([member.city ?? member.state, member.homeCountry]),
    after: textOf([person.city, person.state, person.country]),
  }),
  job: (person, member) => ({
    before: jobText(openJobOf(member)),
    after: emptiesTitle(person, member)
      ? jobText({ organization: openJobOf(member)?.organization, title: null })
      : textOf([person.title, person.organization]),
  }),
}

const jobText = (job: { title: string | null; organization: string | undefined } | undefined) =>
  textOf([job?.title, job?.organization])

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

const rolesText = (roles: ImportedPerson['roles'] = []) =>
  roles.map((role) => roleLabels[role]).join(', ') || NOTHING

const textOf = (texts: (string | null | undefined)[]) => texts.filter(Boolean).join(', ') || NOTHING

const programsText = (programs: { type: string; year: number }[]) =>
  textOf(programs.map(({ type, year }) => `${type} ${year}`))

/** Who gets or loses what counts, by name. */
export function consequencesOfPeople(created: ImportedPerson[], changed: PlannedChange[]): string[] {
  const given = created.flatMap((person) =>
    (person.roles ?? [])
      .filter((role) => ['ADMIN', 'STAFF', 'EVENT_MANAGER'].includes(role))
      .map((role) => `${nameOf(person)} gets the role ${roleLabels[role]}.`),
  )
  return [...given, ...changed.flatMap(consequencesOfChange)]
}

function consequencesOfChange({ person, member, parts }: PlannedChange): string[] {
  const name = nameOf(member)
  const [roles, former] = [person.roles ?? member.roles, member.roles]
  return [
    ...roles
      .filter((role) => !former.includes(role))
      .map((role) => `${name} gets the role ${roleLabels[role]}.`),
    ...former
      .filter((role) => !roles.includes(role))
      .map((role) => `${name} loses the role ${roleLabels[role]}.`),
    ...(parts.includes('email')
      ? [
          `${name} signs in with ${person.email} instead of ${member.email}, once they’ve verified it. We’ll email both addresses.`,
        ]
      : []),
    ...(parts.includes('email') || parts.includes('roles') ? [`${name} is signed out everywhere.`] : []),
  ]
}
