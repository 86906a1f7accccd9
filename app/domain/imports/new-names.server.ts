import type { Tx } from '#app/db/database.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import type { ImportedPerson } from './people.ts'

/** The organizations and programs that a file makes on the way. */
export async function newNames(tx: Tx, people: ImportedPerson[]): Promise<string[]> {
  const organizations = distinct(people.flatMap(({ organization }) => organization ?? []))
  const programs = distinct(
    people.flatMap((person) => person.programs.map(({ type, year }) => `${type} ${year}`)),
  )
  const sortKeys = organizations.map(sortKey)
  const known = await tx.organization.findMany({
    where: { sortKey: { in: sortKeys } },
    select: { name: true },
  })
  const former = await tx.organizationAlias.findMany({
    where: { sortKey: { in: sortKeys } },
    select: { name: true },
  })
  const held = await tx.program.findMany({ select: { year: true, type: { select: { name: true } } } })
  return [
    ...told(
      'organization',
      missing(
        organizations,
        [...known, ...former].map(({ name }) => name),
      ),
    ),
    ...told(
      'program',
      missing(
        programs,
        held.map(({ type, year }) => `${type.name} ${year}`),
      ),
    ),
  ]
}

const distinct = (names: string[]) => [...new Map(names.map((name) => [fold(name), name])).values()]

function missing(names: string[], known: string[]): string[] {
  const held = new Set(known.map(fold))
  return names.filter((name) => !held.has(fold(name)))
}

const told = (noun: string, names: string[]) => names.map((name) => `The ${noun} ${name} will be created.`)
