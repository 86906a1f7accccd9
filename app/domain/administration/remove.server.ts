import { db, type Tx } from '#app/db/database.server.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { diff, rowsOf } from './content.ts'
import { type Deed, record } from './history.server.ts'
import { blankState, isPart, type Kind, nameOf, rowsFieldsOf, tableOf } from './kind.server.ts'
import { type Going, type Reference, referencesTo, referencesToEach } from './references.server.ts'
import { byForm } from './save.server.ts'
import { stateChanges } from './state.ts'
import { type Administered, readRecord } from './store.server.ts'

/** What stands against deleting a record, and what would go with it. */
export type Removability = {
  references: Reference[]
  /** A reason of the kind's own. */
  refusal: string | null
  goesAlong: string[]
}

export async function removability(
  kind: Kind,
  { id, live }: Administered,
  tx: Tx = db(),
): Promise<Removability> {
  return {
    references: ofOthers(kind, await referencesTo(tx, kind.table, id, kind.fields)),
    refusal: (await kind.refusals?.(tx, 'delete', [id]))?.get(id) ?? null,
    goesAlong: rowsFieldsOf(kind.fields).flatMap(({ name, field: { noun } }) => {
      const count = rowsOf(live[name]).length
      return count > 0 ? [`${count} ${count === 1 ? noun.one : noun.many}`] : []
    }),
  }
}

/** All but what is part of the record. */
const ofOthers = (kind: Kind, references: Reference[]) =>
  references.filter(({ table }) => !isPart(kind, table))

const isHeld = ({ references, refusal }: Removability) => references.length > 0 || refusal !== null

export type Removal = { kind: 'deleted'; entryId: number } | { kind: 'referred' | 'changed' | 'gone' }

/** Deletes a record as it was seen, to which nothing refers. The history keeps what undoing needs. */
export function remove(viewer: Viewer, kind: Kind, id: number | null, version: number): Promise<Removal> {
  return db().$transaction(async (tx) => {
    const found = await readRecord(tx, kind, id, { hold: true })
    if (!found) return { kind: 'gone' }
    if (found.version !== version) return { kind: 'changed' }
    if (kind.given || isHeld(await removability(kind, found, tx))) return { kind: 'referred' }
    const [entryId] = await deleteRecords(tx, byForm(viewer), kind, [found])
    return { kind: 'deleted', entryId: entryId as number }
  })
}

export const DELETED = 'deleted'

/** Deletes records that are held. Returns the ids of the entries that tell it. */
export async function deleteRecords(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  records: Administered[],
  parentId?: number,
): Promise<number[]> {
  const ids = records.map(({ id }) => id)
  await tx.$executeRaw`DELETE FROM ${tableOf(kind.table)} WHERE id = ANY(${ids}::int[])`
  const written = records.map(({ id, live }) => ({ id, before: live, after: null }))
  await kind.afterWrite?.(tx, written, deed)
  return record(
    tx,
    deed,
    records.map(({ id, version, content, state }) => ({
      action: DELETED,
      kind: kind.name,
      recordId: id,
      recordName: nameOf(kind, content),
      version: version + 1,
      changes: [...diff(content, {}), ...stateChanges(state, blankState(kind))],
      parentId,
    })),
  )
}

/** Those of these records that can't be deleted while others go. As many queries for a lot of them as for one. */
export async function heldAmong(
  tx: Tx,
  kind: Kind,
  records: Administered[],
  going?: Going,
): Promise<Set<number>> {
  const held = new Set<number>()
  for (const lot of lotsOf(records, LOT)) {
    const ids = lot.map(({ id }) => id)
    const refused = (await kind.refusals?.(tx, 'delete', ids)) ?? new Map<number, string>()
    const references = await referencesToEach(tx, kind.table, ids, kind.fields, going)
    for (const id of refused.keys()) held.add(id)
    for (const [id, own] of references) if (ofOthers(kind, own).length > 0) held.add(id)
  }
  return held
}
