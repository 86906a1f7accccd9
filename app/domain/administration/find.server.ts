import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Change, Content } from './content.ts'
import type { Described } from './describe.ts'
import type { Entry } from './history.server.ts'
import { type Choices, type Kind, nameOf } from './kind.server.ts'
import type { NamedRecord } from './listing.server.ts'
import { namesOfLookedUp } from './lookup.server.ts'
import { referencesTo, sayReferences } from './references.server.ts'
import { type Administered, readRecord } from './store.server.ts'

export const findRecord = (kind: Kind, id: number | null): Promise<Administered | null> =>
  readRecord(db(), kind, id)

/** The choices of the kind's fields, by the name that fields call them by. */
export const readChoices = async (kind: Kind, viewer: Viewer): Promise<Choices> =>
  (await kind.choices?.(db(), viewer)) ?? {}

/** The same, with the names of whatever these changes hold. */
export async function readNames(kind: Kind, viewer: Viewer, changes: Change[]): Promise<Choices> {
  const values = changes.flatMap(({ path, before, after }): [string, unknown][] => {
    const inside = path.replace(/^live\./, '')
    return [
      [inside, before],
      [inside, after],
    ]
  })
  return { ...(await readChoices(kind, viewer)), ...(await namesOfLookedUp(kind, values)) }
}

/** What is worth knowing about a content, such as rooms with two sessions at once. */
export const notesOn = async (kind: Kind, content: Content, id: number | null): Promise<string[]> =>
  (await kind.notes?.(db(), content, id)) ?? []

/** What refers to a record, in words. */
export async function referringTo(kind: Kind, id: number): Promise<string | null> {
  const references = await referencesTo(db(), kind.table, id, kind.fields)
  return references.length > 0 ? sayReferences(references) : null
}

/** What a record is called: beyond its content, by that, or by its number. */
export async function titleOf(kind: Kind, { id, content }: Administered): Promise<string> {
  return (await namesOf(kind, [id])).get(id) || nameOf(kind, content) || `${kind.noun.one} ${id}`
}

/** Names that the history doesn't keep, or doesn't keep whole. */
export const namesOf = async (kind: Kind, ids: number[], tx: Tx = db()): Promise<Map<number, string>> =>
  (await (kind.told ?? kind.names)?.(tx, ids)) ?? new Map()

/** What the record of an entry is called: by a name that the history doesn't keep, by the history, or by its number. */
export const entryName = (
  { recordId, recordName }: Pick<Entry, 'recordId' | 'recordName'>,
  names: Map<number, string>,
): string => names.get(recordId ?? 0) || recordName || `#${recordId}`

/** Entries by the names of their records. */
export async function namedByEntry(tx: Tx, kind: Kind, entries: Entry[]): Promise<NamedRecord[]> {
  const ids = entries.flatMap(({ recordId }) => recordId ?? [])
  const names = ids.length > 0 ? await namesOf(kind, ids, tx) : new Map<number, string>()
  return entries.map((entry) => ({ id: entry.id, name: entryName(entry, names) }))
}

/** What changes of rows beside the kind's fields say. */
export const besideOf = async (kind: Kind, changes: Change[]): Promise<Map<string, Described>> =>
  (await kind.beside?.(db(), changes)) ?? new Map()
