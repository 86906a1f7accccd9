import type { Tx } from '#app/db/database.server.ts'
import { type Change, type Content, diff, same } from './content.ts'
import { type Deed, record } from './history.server.ts'
import { type Kind, nameOf } from './kind.server.ts'
import { afterOperation, type State, stateChanges } from './state.ts'
import { type Administered, writeContent, writeStates } from './store.server.ts'

export type Saved = { kind: 'saved'; id: number; entryId: number | null; published: boolean }

type Wished = { content: Content; publish: boolean }

/** Writes a content over a record that is held, with its history, where there is something to write. */
export async function write(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  now: Administered,
  { content, publish, action, parentId }: Wished & { action?: string; parentId?: number },
): Promise<Saved> {
  const beside = isBeside(kind, now.state) && !publish
  const state = publish && kind.publishes ? afterOperation('publish', now.state, new Date()) : now.state
  const entryId = await put(tx, deed, kind, now, {
    content,
    live: beside ? now.live : content,
    state,
    action: action ?? (publish ? 'published' : beside ? 'saved a draft' : 'changed'),
    parentId,
  })
  return { kind: 'saved', id: now.id, entryId, published: publish }
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
export async function put(
  tx: Tx,
  deed: Deed,
  kind: Kind,
  now: Administered,
  { content, live, state, action, parentId }: Next,
): Promise<number | null> {
  const { id } = now
  const changes = [
    ...diff(now.content, content),
    ...seenChanges(kind, state, now.live, live),
    ...stateChanges(now.state, state),
  ]
  const draft = same(live, content) ? null : content
  if (changes.length === 0 && now.hasDraft === (draft !== null)) return null
  const isSeen = !same(now.live, live)
  if (isSeen) await writeContent(tx, kind, id, live, now.live)
  const version = now.version + 1
  await writeStates(tx, kind, [{ id, version, state, draft }])
  const entry = { kind: kind.name, recordId: id, recordName: nameOf(kind, content) }
  const [entryId = null] = await record(tx, deed, [{ ...entry, action, version, changes, parentId }])
  if (isSeen) await kind.afterWrite?.(tx, [{ id, before: now.live, after: live }], deed)
  return entryId
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
