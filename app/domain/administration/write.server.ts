import type { Tx } from '#app/db/database.server.ts'
import { type Change, type Content, diff, same } from './content.ts'
import { type Deed, record } from './history.server.ts'
import { type Kind, nameOf } from './kind.server.ts'
import { afterOperation, type State, stateChanges } from './state.ts'
import { type Administered, writeContents, writeStates } from './store.server.ts'

export type Saved = { kind: 'saved'; id: number; entryId: number | null; published: boolean }

type Wished = { content: Content; publish: boolean }

type Writing = Wished & { action?: string; parentId?: number }

/** Writes a content over a record that is held, with its history, where there is something to write. */
export async function write(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  now: Administered,
  writing: Writing,
): Promise<Saved> {
  const [saved] = await writeEach(tx, deed, kind, [{ now, ...writing }])
  return saved as Saved
}

/** The same over several records. */
export async function writeEach(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  writings: (Writing & { now: Administered })[],
): Promise<Saved[]> {
  const entryIds = await putEach(
    tx,
    deed,
    kind,
    writings.map(({ now, content, publish, action, parentId }) => {
      const beside = isBeside(kind, now.state) && !publish
      return {
        now,
        content,
        live: beside ? now.live : content,
        state: publish && kind.publishes ? afterOperation('publish', now.state, new Date()) : now.state,
        action: action ?? (publish ? 'published' : beside ? 'saved a draft' : 'changed'),
        parentId,
      }
    }),
  )
  return writings.map(({ now, publish }, index) => ({
    kind: 'saved',
    id: now.id,
    entryId: entryIds[index] ?? null,
    published: publish,
  }))
}

/** Changes fields of what is live and of the draft beside it alike. Returns the id of the entry. */
export const changeEverywhere = (
  tx: Tx,
  deed: Deed,
  kind: Kind,
  now: Administered,
  fields: Content,
  action: string,
): Promise<number | null> =>
  put(tx, deed, kind, now, {
    content: { ...now.content, ...fields },
    live: { ...now.live, ...fields },
    state: now.state,
    action,
  })

type Next = { content: Content; live: Content; state: State; action: string; parentId?: number }

/** Writes what is edited, what is live and the state, each where it changes. Returns the id of the entry. */
async function put(tx: Tx, deed: Deed, kind: Kind, now: Administered, next: Next): Promise<number | null> {
  const [entryId = null] = await putEach(tx, deed, kind, [{ now, ...next }])
  return entryId
}

/** The same of several records. */
export async function putEach(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  nexts: (Next & { now: Administered })[],
): Promise<(number | null)[]> {
  const all = nexts.map(({ now, content, live, state, action, parentId }) => {
    const changes = [
      ...diff(now.content, content),
      ...seenChanges(kind, state, now.live, live),
      ...stateChanges(now.state, state),
    ]
    const draft = same(live, content) ? null : content
    const entry = { kind: kind.name, recordId: now.id, recordName: nameOf(kind, content) }
    return {
      now,
      live,
      isChanged: changes.length > 0 || now.hasDraft !== (draft !== null),
      written: { id: now.id, version: now.version + 1, state, draft },
      entry: { ...entry, action, version: now.version + 1, changes, parentId },
    }
  })
  const entryIds = await writeWithHistory(
    tx,
    deed,
    kind,
    all.filter(({ isChanged }) => isChanged),
  )
  return all.map((one) => (one.isChanged ? (entryIds.shift() ?? null) : null))
}

type WithHistory = {
  now: Administered
  live: Content
  written: Parameters<typeof writeStates>[2][number]
  entry: Parameters<typeof record>[2][number]
}

/** Writes states, what members see where it changes, and one entry for each. Returns their ids. */
export async function writeWithHistory(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  all: WithHistory[],
): Promise<number[]> {
  if (all.length === 0) return []
  const seen = all.filter(({ now, live }) => !same(now.live, live))
  await writeContents(
    tx,
    kind,
    seen.map(({ now, live }) => ({ id: now.id, content: live, before: now.live })),
  )
  await writeStates(
    tx,
    kind,
    all.map(({ written }) => written),
  )
  const entryIds = await record(
    tx,
    deed,
    all.map(({ entry }) => entry),
  )
  if (seen.length > 0) {
    const after = seen.map(({ now, live }) => ({ id: now.id, before: now.live, after: live }))
    await kind.afterWrite?.(tx, after, deed)
  }
  return entryIds
}

/** Whether edits stay beside what members see. */
const isBeside = (kind: Kind, state: State) => kind.drafts === true && state.published

const LIVE = 'live.'

/** What members see change, where it isn't what is edited. */
export const seenChanges = (kind: Kind, state: State, before: Content, after: Content): Change[] =>
  isBeside(kind, state) ? diff(before, after, LIVE) : []

export const inContent =
  (kind: Kind) =>
  ({ path }: Change) =>
    (path.split('.')[0] ?? '') in kind.fields

/** The changes of what members see, as changes of a content. */
export const liveChanges = (changes: Change[]): Change[] =>
  changes
    .filter(({ path }) => path.startsWith(LIVE))
    .map((change) => ({ ...change, path: change.path.slice(LIVE.length) }))
