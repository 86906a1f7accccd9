import { db, type Tx } from '#app/db/database.server.ts'
import { type Removed, rememberRemoval, removedBefore } from '../removals/removals.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { FactLabels } from './differences.ts'
import { compare, fingerprint, lockMember, type OpenSection, type Saving } from './section.server.ts'

/** One of several records that a member has, edited and removed separately. Anyone else's is not found. */
export type OwnRecord<Facts extends object> = {
  kind: Removed['kind']
  labels: FactLabels<Facts>
  /** The facts, with keys in a fixed order. */
  read: (tx: Tx, viewer: Viewer, id: number | null) => Promise<Facts | null>
  write: (tx: Tx, viewer: Viewer, id: number | null, facts: Facts) => Promise<void>
  remove: (tx: Tx, viewer: Viewer, id: number) => Promise<void>
}

export async function openRecord<Facts extends object>(
  viewer: Viewer,
  { read }: OwnRecord<Facts>,
  id: number | null,
): Promise<OpenSection<Facts> | null> {
  const facts = await read(db(), viewer, id)
  return facts && { facts, version: fingerprint(facts) }
}

export function changeRecord<Facts extends object>(
  viewer: Viewer,
  { labels, read, write }: OwnRecord<Facts>,
  id: number | null,
  { version, ...typed }: Facts & { version: string },
): Promise<Saving | { kind: 'gone' }> {
  const facts = typed as unknown as Facts
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await read(tx, viewer, id)
    if (!now) return { kind: 'gone' }
    const standing = compare(labels, now, facts, version)
    if (standing.kind !== 'unchanged') return standing
    await write(tx, viewer, id, facts)
    return { kind: 'saved' }
  })
}

export type Removal =
  | { kind: 'removed' }
  | { kind: 'removed-before' }
  /** Changed since it was shown; this is the version of its current facts. */
  | { kind: 'stale'; version: string }
  /** Someone else's, or nobody's. */
  | { kind: 'not-here' }

export const removeRecord = <Facts extends object>(
  viewer: Viewer,
  { kind, read, remove }: OwnRecord<Facts>,
  id: number,
  version: string,
): Promise<Removal> =>
  removeAsSeen(viewer, { kind, id, ownerId: viewer.id }, version, {
    versionNow: async (tx) => {
      const facts = await read(tx, viewer, id)
      return facts && fingerprint(facts)
    },
    remove: (tx) => remove(tx, viewer, id),
  })

type Removing = {
  /** Null where the viewer has no such record. */
  versionNow: (tx: Tx) => Promise<string | null>
  remove: (tx: Tx) => Promise<void>
}

/** Removes a record of the viewer's own as it was seen. */
export function removeAsSeen(
  viewer: Viewer,
  record: Removed,
  version: string,
  { versionNow, remove }: Removing,
): Promise<Removal> {
  return db().$transaction(async (tx): Promise<Removal> => {
    await lockMember(tx, viewer.id)
    const now = await versionNow(tx)
    if (now === null) return removedBefore(tx, record)
    if (now !== version) return { kind: 'stale', version: now }
    await remove(tx)
    await rememberRemoval(tx, record)
    return { kind: 'removed' }
  })
}
