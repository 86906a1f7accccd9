import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { diff, rowsOf } from './content.ts'
import { type Deed, record } from './history.server.ts'
import { blankState, type Kind, nameOf, rowsFieldsOf, tableOf } from './kind.server.ts'
import { type Reference, referencesTo } from './references.server.ts'
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
    references: (await referencesTo(tx, kind.table, id, kind.fields)).filter(
      ({ table }) => !kind.parts?.some((part) => part === table),
    ),
    refusal: (await kind.refusals?.(tx, 'delete', [id]))?.get(id) ?? null,
    goesAlong: rowsFieldsOf(kind.fields).flatMap(({ name, field: { noun } }) => {
      const count = rowsOf(live[name]).length
      return count > 0 ? [`${count} ${count === 1 ? noun.one : noun.many}`] : []
    }),
  }
}

export const isHeld = ({ references, refusal }: Removability) => references.length > 0 || refusal !== null

export type Removal = { kind: 'deleted'; entryId: number } | { kind: 'referred' | 'changed' | 'gone' }

/** Deletes a record as it was seen, to which nothing refers. The history keeps what undoing needs. */
export function remove(viewer: Viewer, kind: Kind, id: number | null, version: number): Promise<Removal> {
  return db().$transaction(async (tx) => {
    const found = await readRecord(tx, kind, id, { hold: true })
    if (!found) return { kind: 'gone' }
    if (found.version !== version) return { kind: 'changed' }
    if (kind.given || isHeld(await removability(kind, found, tx))) return { kind: 'referred' }
    const [entryId] = await deleteRecord(tx, byForm(viewer), kind, found)
    return { kind: 'deleted', entryId: entryId as number }
  })
}

export const DELETED = 'deleted'

/** Deletes a record that is held. Returns the id of the entry that tells it. */
export async function deleteRecord(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  { id, version, content, live, state }: Administered,
  parentId?: number,
): Promise<number[]> {
  await tx.$executeRaw`DELETE FROM ${tableOf(kind.table)} WHERE id = ${id}`
  await kind.afterWrite?.(tx, [{ id, before: live, after: null }], deed)
  return record(tx, deed, [
    {
      action: DELETED,
      kind: kind.name,
      recordId: id,
      recordName: nameOf(kind, content),
      version: version + 1,
      changes: [...diff(content, {}), ...stateChanges(state, blankState(kind))],
      parentId,
    },
  ])
}
