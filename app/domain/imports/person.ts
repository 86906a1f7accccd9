import type { Role } from '#app/db/generated/enums.ts'
import { fold } from '#app/values/fold.ts'
import type { Column } from './header.ts'
import type { Cohort, MemberLine } from './member-line.ts'

/** How a stored member is recognized. */
export type Identity = { id: number; sfId: string | null; email: string }

/** Somebody whom lines of the file are about: each gives what the earlier ones left empty, and one more program. */
export type Person = { stored: Identity | null; lines: MemberLine[] }

/** What all lines of a person say together. */
export type PersonFacts = { [Key in Fact]: MemberLine[Key] } & { programs: Cohort[] }
export type Fact = Exclude<keyof MemberLine, 'line' | 'program'>

export const FACTS = [
  'sfId',
  'email',
  'firstName',
  'lastName',
  'roles',
  'organization',
  'title',
  'city',
  'state',
  'country',
] as const satisfies (Fact & Column)[]

/** The first line of the person that says something about it. */
export function sourceOf(person: Person, fact: Fact): MemberLine | undefined {
  return person.lines.find((line) => line[fact] !== null)
}

export function factsOf(person: Person): PersonFacts {
  const facts = Object.fromEntries(FACTS.map((fact) => [fact, sourceOf(person, fact)?.[fact] ?? null]))
  const programs = person.lines.flatMap(({ program }) => program ?? [])
  return { ...(facts as Omit<PersonFacts, 'programs'>), programs }
}

/** Program types are the same whatever the case and accents of their spelling. */
export const cohortKey = ({ type, year }: Cohort) => `${fold(type)} ${year}`

export function sameFact(one: string | Role[] | null, other: string | Role[] | null): boolean {
  return String(one) === String(other)
}
