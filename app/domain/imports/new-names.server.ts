import type { Tx } from '#app/db/database.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { groupBy } from '#app/values/group-by.ts'
import { isNear } from '#app/values/nearly.ts'
import { organizations } from '../organizations/administer.server.ts'
import { consequencesOfPeople } from './describe.ts'
import { ADDRESS_CHANGES } from './members-alike.server.ts'
import { alikeIn } from './names-alike.server.ts'
import { type Named, namedByChange, namedByNew } from './names-along.server.ts'
import type { Plan } from './plan.ts'

/** What follows from what a file says of people; `hasAlike` where some may be members who are here. */
export const saidOfPeople = async (
  tx: Tx,
  plan: Pick<Plan, 'created' | 'changed'>,
  hasAlike: boolean,
  madeBefore?: Map<string, string>,
): Promise<string[]> => [
  ...consequencesOfPeople(plan.created, plan.changed),
  ...(hasAlike ? [ADDRESS_CHANGES] : []),
  ...(await newNames(tx, plan, madeBefore)),
]

/** What a file makes along the way, in words, each with what may be meant instead. */
async function newNames(
  tx: Tx,
  { created, changed }: Pick<Plan, 'created' | 'changed'>,
  madeBefore: Map<string, string> = new Map(),
): Promise<string[]> {
  const all = [...created.map(namedByNew), ...changed.map(namedByChange)]
  return [
    ...(await newOrganizations(
      tx,
      distinct(all.flatMap((one) => one.organizations.map(({ name }) => name))),
      madeBefore,
    )),
    ...(await newPlaces(
      tx,
      all.flatMap((one) => [...one.cities, ...one.states]),
    )),
    ...(await newPrograms(
      tx,
      all.flatMap((one) => one.programs),
    )),
  ]
}

async function newOrganizations(tx: Tx, names: string[], madeBefore: Map<string, string>): Promise<string[]> {
  const where = { sortKey: { in: names.map(sortKey) } }
  const known = await tx.organization.findMany({ where, select: { name: true } })
  const former = await tx.organizationAlias.findMany({ where, select: { name: true } })
  const fresh = missing(
    names,
    [...known, ...former].map(({ name }) => name),
  )
  const alike = new Map([
    ...alikeAmong(fresh, madeBefore),
    ...(await alikeIn(tx, 'Organization', 'name', fresh)),
    ...((await organizations.resembling?.(tx, fresh)) ?? []),
  ])
  return told('organization', fresh, alike)
}

/** Those that the file makes, too. */
function alikeAmong(names: string[], madeBefore: Map<string, string>): Map<string, string> {
  const alike = new Map<string, string>()
  for (const name of names) {
    const essence = organizations.essence?.(name) ?? ''
    const other = madeBefore.get(essence)
    if (other !== undefined && fold(other) !== fold(name)) alike.set(name, other)
    else if (essence) madeBefore.set(essence, name)
  }
  return alike
}

async function newPlaces(tx: Tx, wanted: Named['cities']): Promise<string[]> {
  const said: string[] = []
  for (const [type, some] of groupBy(wanted, (one) => one.type)) {
    const labels = distinct(some.map(({ label }) => label))
    const known = await tx.location.findMany({
      where: { type, searchKey: { in: labels.map(fold) } },
      select: { label: true },
    })
    const fresh = missing(
      labels,
      known.map(({ label }) => label),
    )
    said.push(...told('place', fresh, await alikeIn(tx, 'Location', 'label', fresh)))
  }
  return said
}

async function newPrograms(tx: Tx, wanted: Named['programs']): Promise<string[]> {
  if (wanted.length === 0) return []
  const types = (await tx.programType.findMany({ select: { name: true } })).map(({ name }) => name)
  const held = await tx.program.findMany({ select: { year: true, type: { select: { name: true } } } })
  const freshTypes = missing(distinct(wanted.map(({ type }) => type)), types)
  const alike = new Map(
    freshTypes.flatMap((name) => {
      const like = types.find((type) => isNear(fold(type), fold(name)))
      return like ? [[name, like] as const] : []
    }),
  )
  const nameOf = ({ type, year }: Named['programs'][number]) => `${type} ${year}`
  const programs = missing(
    distinct(wanted.map(nameOf)),
    held.map(({ type, year }) => nameOf({ type: type.name, year })),
  )
  return [...told('program type', freshTypes, alike), ...told('program', programs, new Map())]
}

const distinct = (names: string[]) => [...new Map(names.map((name) => [fold(name), name])).values()]

function missing(names: string[], known: string[]): string[] {
  const held = new Set(known.map(fold))
  return names.filter((name) => !held.has(fold(name)))
}

const told = (noun: string, names: string[], alike: Map<string, string>) =>
  names.map((name) => {
    const like = alike.get(name)
    return `The ${noun} ${name} will be created.${like ? ` Did you mean “${like}”?` : ''}`
  })
