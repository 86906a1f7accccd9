import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { same } from './content.ts'
import { heldRowsOfEach } from './held-rows.server.ts'
import { type Deed, type NewEntry, record } from './history.server.ts'
import { type Kind, nameOf } from './kind.server.ts'
import { byForm, problemsOfEach } from './save.server.ts'
import { afterOperation, OPERATIONS, type Operation, refusalOf, type State, stateChanges } from './state.ts'
import { type Administered, readRecord, writeContents, writeStates } from './store.server.ts'
import { seenChanges } from './write.server.ts'

export type Refused = { id: number; name: string; reason: string }
export type Operated = { done: number; entryIds: number[]; refused: Refused[] }

/** Does it to one record, in whatever version it is: that touches nothing that others write in its form. */
export function operateOn(
  viewer: Viewer,
  kind: Kind,
  id: number | null,
  operation: Operation,
): Promise<Operated | null> {
  return db().$transaction(async (tx) => {
    const found = await readRecord(tx, kind, id, { hold: true })
    return found && operate(tx, byForm(viewer), kind, [found], operation)
  })
}

/** Does it to records that are held, and names those that it can't be done to. */
export async function operate(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  records: Administered[],
  operation: Operation,
  parentId?: number,
): Promise<Operated> {
  const ids = records.map(({ id }) => id)
  const further = (await kind.refusals?.(tx, operation, ids)) ?? new Map<number, string>()
  if (operation === 'publish') await refuseUnfit(tx, kind, records, further)
  const reasonFor = ({ id, state }: Administered) => refusalOf(operation, state) ?? further.get(id)
  const refused = records.flatMap((found) => {
    const reason = reasonFor(found)
    return reason ? [{ id: found.id, name: nameOf(kind, found.content), reason }] : []
  })
  const changing = records.filter((found) => !reasonFor(found))
  const now = new Date()
  const isFresh = ({ content, live }: Administered) => operation === 'publish' && !same(content, live)
  const fresh = changing.filter(isFresh)
  if (fresh.length > 0) {
    const written = fresh.map(({ id, content, live }) => ({ id, before: live, after: content }))
    await writeContents(
      tx,
      kind,
      written.map(({ after, ...one }) => ({ ...one, content: after })),
    )
    await kind.afterWrite?.(tx, written, deed)
  }
  const entries = changing.map((found): NewEntry => {
    const { id, content, live } = found
    const state = nextState(kind, operation, found.state, now)
    return {
      action: OPERATIONS[operation].done,
      kind: kind.name,
      recordId: id,
      recordName: nameOf(kind, content),
      version: found.version + 1,
      changes: [
        ...stateChanges(found.state, state),
        ...(isFresh(found) ? seenChanges(kind, { ...state, published: true }, live, content) : []),
      ],
      parentId,
    }
  })
  const changed = changing.map((found) => ({
    id: found.id,
    version: found.version + 1,
    state: nextState(kind, operation, found.state, now),
    ...(operation === 'publish' && { draft: null }),
  }))
  await writeStates(tx, kind, changed)
  return { done: changing.length, entryIds: await record(tx, deed, entries), refused }
}

/** What has no drafts stays where it is in other respects. */
function nextState(kind: Kind, operation: Operation, state: State, now: Date): State {
  const next = afterOperation(operation, state, now)
  return kind.publishes ? next : { ...state, archivedAt: next.archivedAt }
}

/** A draft that stood beside what is live is checked once more: much may have happened since it was saved. */
async function refuseUnfit(
  tx: Tx,
  kind: Kind,
  records: Administered[],
  reasons: Map<number, string>,
): Promise<void> {
  const drafts = records.filter(({ hasDraft }) => hasDraft)
  const judged = drafts.map(({ id, content, live }) => ({ id, content, now: { content: live, live } }))
  const found = await problemsOfEach(tx, kind, judged)
  const steps = drafts.map(({ content, live }) => ({ before: live, after: content }))
  const held = await heldRowsOfEach(tx, kind.fields, steps)
  for (const [index, { id }] of drafts.entries()) {
    const [problem] = [...(found[index] ?? []), ...(held[index] ?? [])]
    if (problem) reasons.set(id, problem.message)
  }
}
