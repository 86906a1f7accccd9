/**
 * Each function finds rows by name, ignoring case and accents, creates the missing ones, and returns the ids in the
 * order of the inputs.
 */
import type { Tx } from '#app/db/database.server.ts'
import type { InterestType, LocationType, OrganizationType, ProgramTrait } from '#app/db/generated/enums.ts'
import { inChunks, insertRecords, type Table, takeIds } from '#app/db/records.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'

/** Hears of what is made. */
export type MadeRows = (table: Table, ids: number[]) => void

export type OrganizationInput = {
  name: string
  /** If missing, an organization of any type matches, and a new one is a company. */
  type?: OrganizationType
  isPartner?: boolean
  industry?: string | null
  website?: string | null
  city?: string | null
  state?: string | null
}

export async function ensureOrganizations(
  tx: Tx,
  inputs: OrganizationInput[],
  made?: MadeRows,
): Promise<number[]> {
  const keyOf = ({ name, type }: { name: string; type?: OrganizationType }) =>
    `${type ?? 'ANY'} ${fold(name)}`
  const known = new Map<string, number>()
  await inChunks([...new Set(inputs.map(({ name }) => sortKey(name)))], async (keys) => {
    const found = await tx.organization.findMany({
      where: { sortKey: { in: keys } },
      select: { id: true, name: true, type: true },
      orderBy: { id: 'desc' },
    })
    const merged = await tx.organizationAlias.findMany({
      where: { sortKey: { in: keys } },
      select: { organizationId: true, name: true, type: true },
    })
    const former = merged.map(({ organizationId, ...alias }) => ({ ...alias, id: organizationId }))
    for (const { id, name, type } of [...former, ...found])
      known.set(keyOf({ name }), id).set(keyOf({ name, type }), id)
  })
  return makeMissing(
    tx,
    'Organization',
    inputs,
    known,
    keyOf,
    (input) => ({
      ...input,
      sortKey: sortKey(input.name),
      searchKey: fold(input.name),
    }),
    made,
  )
}

export type LocationInput = { type: LocationType; label: string }

export async function ensureLocations(tx: Tx, inputs: LocationInput[], made?: MadeRows): Promise<number[]> {
  const keyOf = ({ type, label }: LocationInput) => `${type} ${fold(label)}`
  const known = new Map<string, number>()
  await inChunks([...new Set(inputs.map(({ label }) => fold(label)))], async (keys) => {
    const found = await tx.location.findMany({
      where: { searchKey: { in: keys } },
      select: { id: true, type: true, label: true },
    })
    for (const location of found) known.set(keyOf(location), location.id)
  })
  return makeMissing(
    tx,
    'Location',
    inputs,
    known,
    keyOf,
    (input) => ({
      ...input,
      sortKey: sortKey(input.label),
      searchKey: fold(input.label),
    }),
    made,
  )
}

export type InterestInput = { type: InterestType; title: string }

export async function ensureInterests(tx: Tx, inputs: InterestInput[]): Promise<number[]> {
  const keyOf = ({ type, title }: InterestInput) => `${type} ${fold(title)}`
  const found = await tx.interest.findMany({ select: { id: true, type: true, title: true } })
  const known = new Map(found.map((interest) => [keyOf(interest), interest.id]))
  return makeMissing(tx, 'Interest', inputs, known, keyOf, (input) => ({
    ...input,
    sortKey: sortKey(input.title),
  }))
}

export type ProgramTypeInput = {
  name: string
  trait?: ProgramTrait | null
  position?: number
  hidden?: boolean
  excludedFromCards?: boolean
  interviews?: boolean
  isInterviewed?: boolean
}

export async function ensureProgramTypes(
  tx: Tx,
  inputs: ProgramTypeInput[],
  made?: MadeRows,
): Promise<number[]> {
  const keyOf = ({ name }: { name: string }) => fold(name)
  const found = await tx.programType.findMany({ select: { id: true, name: true } })
  const known = new Map(found.map((type) => [keyOf(type), type.id]))
  return makeMissing(tx, 'ProgramType', inputs, known, keyOf, (input) => ({ ...input }), made)
}

/** The cohort of a program type in a year, as in 'MBA Prep 2024'. */
export type ProgramInput = { type: string; year: number }

export async function ensurePrograms(tx: Tx, inputs: ProgramInput[], made?: MadeRows): Promise<number[]> {
  const typeIds = await ensureProgramTypes(
    tx,
    inputs.map(({ type }) => ({ name: type })),
    made,
  )
  const types = await tx.programType.findMany({ select: { id: true, name: true } })
  const typeName = new Map(types.map(({ id, name }) => [id, name]))
  const keyOf = ({ typeId, year }: { typeId: number; year: number }) => `${typeId} ${year}`
  const found = await tx.program.findMany({ select: { id: true, typeId: true, year: true } })
  const known = new Map(found.map((program) => [keyOf(program), program.id]))
  const cohorts = inputs.map(({ year }, index) => ({ typeId: typeIds[index] as number, year }))
  return makeMissing(
    tx,
    'Program',
    cohorts,
    known,
    keyOf,
    ({ typeId, year }) => {
      const name = `${typeName.get(typeId)} ${year}`
      return { typeId, year, name, sortKey: sortKey(name) }
    },
    made,
  )
}

async function makeMissing<Input>(
  tx: Tx,
  table: Table,
  inputs: Input[],
  known: Map<string, number>,
  keyOf: (input: Input) => string,
  rowOf: (input: Input) => Record<string, unknown>,
  made: MadeRows = () => {},
): Promise<number[]> {
  const missing = new Map<string, Input>()
  for (const input of inputs) {
    const key = keyOf(input)
    if (!known.has(key) && !missing.has(key)) missing.set(key, input)
  }
  if (missing.size > 0) {
    const ids = await takeIds(tx, table, missing.size)
    const rows = [...missing.values()].map((input, index) => ({ ...rowOf(input), id: ids[index] }))
    await insertRecords(tx, table, rows)
    await bumpDataVersion(tx, 'options')
    made(table, ids)
    for (const [index, key] of [...missing.keys()].entries()) known.set(key, ids[index] as number)
  }
  return inputs.map((input) => known.get(keyOf(input)) as number)
}
