import { createHash } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { differences, type FactLabels, sameFact } from './differences.ts'

/** A part of a member's own profile that is edited separately, so that no part overwrites another. */
export type Section<Facts extends object> = {
  labels: FactLabels<Facts> | (() => Promise<FactLabels<Facts>>)
  /** The facts, with keys and lists in a fixed order. */
  read: (tx: Tx, memberId: number) => Promise<Facts>
  /** Also updates the member's derived columns, if they depend on these facts. */
  write: (tx: Tx, memberId: number, facts: Facts) => Promise<void>
}

export type OpenSection<Facts> = { facts: Facts; version: string }

/** The facts, and the version for a form rendered from them. */
export async function openSection<Facts extends object>(
  viewer: Viewer,
  section: Section<Facts>,
): Promise<OpenSection<Facts>> {
  const facts = await section.read(db(), viewer.id)
  return { facts, version: fingerprint(facts) }
}

/** The current values, if they changed after the form was rendered. */
export type Stale = { kind: 'stale'; version: string; changes: string[] }
export type Saving = { kind: 'saved' } | Stale

/**
 * Saves the section as it was seen: concurrent changes are reported, not overwritten. Submitting a form again has the
 * same outcome as once.
 */
export async function saveSection<Facts extends object>(
  viewer: Viewer,
  section: Section<Facts>,
  { version, ...typed }: Facts & { version: string },
): Promise<Saving> {
  const labels = typeof section.labels === 'function' ? await section.labels() : section.labels
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await section.read(tx, viewer.id)
    const standing = compare(labels, now, typed as unknown as Facts, version)
    if (standing.kind !== 'unchanged') return standing
    await section.write(tx, viewer.id, typed as unknown as Facts)
    await markUpdated(tx, viewer.id)
    return { kind: 'saved' }
  })
}

/** Whether the submission is already saved, may be written, or would overwrite unseen changes. */
export function compare<Facts extends object>(
  labels: FactLabels<Facts>,
  now: Facts,
  typed: Facts,
  version: string,
): { kind: 'saved' } | { kind: 'unchanged' } | Stale {
  const names = Object.keys(now) as (keyof Facts)[]
  if (names.every((name) => sameFact(now[name], typed[name]))) return { kind: 'saved' }
  const standing = fingerprint(now)
  if (standing === version) return { kind: 'unchanged' }
  return { kind: 'stale', version: standing, changes: differences(labels, now, typed) }
}

/** Concurrent changes to the same member wait until the transaction ends. */
export async function lockMember(tx: Tx, memberId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${memberId} FOR NO KEY UPDATE`
}

/** The profile changed, though perhaps none of the member's own columns. */
export async function markUpdated(tx: Tx, memberId: number): Promise<void> {
  await tx.$executeRaw`UPDATE "User" SET "updatedAt" = now() WHERE id = ${memberId}`
}

/** Differs whenever the facts do. */
export function fingerprint(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
