import { db, type Tx } from '#app/db/database.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Deed, madeBy, record } from './history.server.ts'
import { type Kind, nameOf } from './kind.server.ts'
import { type Filter, matchingRecords, type NamedRecord } from './listing.server.ts'
import { type Operated, operate, type Refused } from './operate.server.ts'
import { OPERATIONS, type Operation, STANDINGS } from './state.ts'
import { type Administered, readRecords } from './store.server.ts'

/** The ticked rows, or all that matched a filter when the confirmation was shown. */
export type Choice = { ids: number[]; all: boolean; filter: Filter; about: string }

export type Bulk = {
  entryId: number
  done: number
  /** Those that it couldn't be done to, each with the reason. */
  left: Refused[]
}

/** What is chosen now: ticked ones that are still of the kind, or those of all that still match. */
export async function chosenRecords(
  kind: Kind,
  { ids, all, filter }: Omit<Choice, 'ids' | 'about'> & { ids?: number[] },
  tx: Tx = db(),
): Promise<NamedRecord[]> {
  return all ? matchingRecords(kind, filter, ids, tx) : matchingRecords(kind, anything(kind), ids, tx)
}

/** Ticked rows count whatever the filter says meanwhile. */
const anything = (kind: Kind): Filter =>
  kind.list.declaration.of({ standing: Object.keys(STANDINGS) } as never) as Filter

/** What is done to several records at once. */
export type Act = {
  /** Tells one from another. */
  name: string
  /** In the past: 'archived'. */
  done: string
  apply: (tx: Tx, deed: Deed, records: Administered[], parentId: number) => Promise<Operated>
}

export const operationAct = (kind: Kind, operation: Operation): Act => ({
  name: operation,
  done: OPERATIONS[operation].done,
  apply: (tx, deed, records, parentId) => operate(tx, deed, kind, records, operation, parentId),
})

const CHANGED = 'It changed after you selected it and no longer matches.'

/**
 * Does it to everything that was chosen and still matches, in one transaction, with one entry in the history that leads
 * to its rows. The same form sent twice is one change.
 */
export function bulk(viewer: Viewer, kind: Kind, act: Act, choice: Choice, key: string): Promise<Bulk> {
  const formKey = submissionKey(key, { by: viewer.id, kind: kind.name, act: act.name, ids: choice.ids })
  return db().$transaction(
    async (tx) => {
      const made = await madeBy(tx, formKey)
      if (made)
        return {
          entryId: made.id,
          done: await tx.changeEntry.count({ where: { parentId: made.id } }),
          left: [],
        }
      const held = await readRecords(tx, kind, choice.ids, { hold: true })
      const matching = new Set((await chosenRecords(kind, choice, tx)).map(({ id }) => id))
      const deed: Deed = { actorId: viewer.id, door: 'BULK' }
      const parent = { action: act.done, kind: kind.name, recordId: null, recordName: '' }
      const [entryId] = await record(tx, deed, [{ ...parent, about: choice.about, formKey, count: 0 }])
      const records = held.filter(({ id }) => matching.has(id))
      const { done, refused } = await act.apply(tx, deed, records, entryId as number)
      await tx.changeEntry.update({ where: { id: entryId }, data: { count: done } })
      const changed = held
        .filter(({ id }) => !matching.has(id))
        .map(({ id, content }) => ({ id, name: nameOf(kind, content), reason: CHANGED }))
      const gone = choice.ids.length - held.length
      const deleted =
        gone > 0 ? [{ id: 0, name: `${gone} of them`, reason: 'Deleted after you selected them.' }] : []
      return { entryId: entryId as number, done, left: [...changed, ...refused, ...deleted] }
    },
    { timeout: 60_000 },
  )
}
