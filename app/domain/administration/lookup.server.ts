import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { isRows } from './content.ts'
import { type Fields, isRowsField } from './fields.ts'
import type { Choices, Kind } from './kind.server.ts'

type Item = { id: string; label: string }

/** What typed text finds; null where the kind has no such lookup. */
export async function lookUp(viewer: Viewer, kind: Kind, name: string, text: string): Promise<Item[] | null> {
  return (await lookupOf(kind, name)?.search(db(), viewer, text)) ?? null
}

/** A name may come from an address, and every object knows words such as 'constructor'. */
const lookupOf = ({ lookups = {} }: Kind, name: string) =>
  Object.hasOwn(lookups, name) ? lookups[name] : undefined

/** Those with these ids, by their names. */
export const lookedUp = async (kind: Kind, name: string, ids: number[]): Promise<Item[]> =>
  ids.length > 0 ? ((await lookupOf(kind, name)?.named(db(), ids)) ?? []) : []

/** The names of everything that fields with a lookup hold in these values, as choices; those of files have their own. */
export async function namesOfLookedUp(
  kind: Kind,
  values: [path: string, value: unknown][],
  { inFiles = false } = {},
): Promise<Choices> {
  const ids = new Map<string, Set<number>>()
  for (const [path, value] of values) collect(kind.fields, path.split('.'), value, ids)
  const choices: Choices = {}
  for (const [name, found] of ids) {
    const own = inFiles ? lookupOf(kind, name)?.inFiles : undefined
    const items = own ? await own.named(db(), [...found]) : await lookedUp(kind, name, [...found])
    choices[name] = items.map(({ id, label }) => ({ value: id, label }))
  }
  return choices
}

function collect(
  fields: Fields,
  [name = '', key, ...inside]: string[],
  value: unknown,
  ids: Map<string, Set<number>>,
) {
  const field = fields[name]
  if (!field) return
  if (!isRowsField(field)) {
    if (field.input !== 'search' || typeof field.choices !== 'string' || typeof value !== 'number') return
    ids.set(field.choices, (ids.get(field.choices) ?? new Set()).add(value))
    return
  }
  if (key !== undefined && inside.length > 0) return collect(field.fields, inside, value, ids)
  const rows = isRows(value) ? value : value && typeof value === 'object' ? [value] : []
  for (const row of rows) {
    for (const [own, held] of Object.entries(row)) collect(field.fields, [own], held, ids)
  }
}
