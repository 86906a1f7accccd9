import { createHash } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { differences, type FactLabels, sameFact } from './differences.ts'

/** A part of a member's own profile that is edited by itself, so that no part overwrites another. */
export type Section<Facts extends object> = {
  labels: FactLabels<Facts> | (() => Promise<FactLabels<Facts>>)
  /** The facts in one order of keys and lists. */
  read: (tx: Tx, memberId: number) => Promise<Facts>
  /** Brings the derived columns of the member up to date as well, where they come of these facts. */
  write: (tx: Tx, memberId: number, facts: Facts) => Promise<void>
}

export type OpenSection<Facts> = { facts: Facts; seen: string }

/** The facts, and what a form made from them says that it has seen. */
export async function openSection<Facts extends object>(
  viewer: Viewer,
  section: Section<Facts>,
): Promise<OpenSection<Facts>> {
  const facts = await section.read(db(), viewer.id)
  return { facts, seen: fingerprint(facts) }
}

/** What stands now where it was changed since the form was made. */
export type Stale = { kind: 'stale'; seen: string; changes: string[] }
export type Saving = { kind: 'saved' } | Stale

/**
 * Saves the section as it was seen: what was changed meanwhile isn't overwritten, but told. Sending a form again has the
 * outcome of sending it once.
 */
export async function saveSection<Facts extends object>(
  viewer: Viewer,
  section: Section<Facts>,
  { seen, ...typed }: Facts & { seen: string },
): Promise<Saving> {
  const labels = typeof section.labels === 'function' ? await section.labels() : section.labels
  return db().$transaction(async (tx) => {
    await oneAtATime(tx, viewer.id)
    const now = await section.read(tx, viewer.id)
    const standing = compare(labels, now, typed as unknown as Facts, seen)
    if (standing.kind !== 'unchanged') return standing
    await section.write(tx, viewer.id, typed as unknown as Facts)
    await markUpdated(tx, viewer.id)
    return { kind: 'saved' }
  })
}

/** Whether what was typed stands there already, may be written, or would overwrite what wasn't seen. */
export function compare<Facts extends object>(
  labels: FactLabels<Facts>,
  now: Facts,
  typed: Facts,
  seen: string,
): { kind: 'saved' } | { kind: 'unchanged' } | Stale {
  const names = Object.keys(now) as (keyof Facts)[]
  if (names.every((name) => sameFact(now[name], typed[name]))) return { kind: 'saved' }
  const standing = fingerprint(now)
  if (standing === seen) return { kind: 'unchanged' }
  return { kind: 'stale', seen: standing, changes: differences(labels, now, typed) }
}

/** Whoever changes the same member waits until the transaction ends. */
export async function oneAtATime(tx: Tx, memberId: number): Promise<void> {
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
