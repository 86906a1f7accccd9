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

export type Saving = { kind: 'saved' } | { kind: 'stale'; seen: string; changes: string[] }

/**
 * Saves the section as it was seen: what was changed meanwhile isn't overwritten, but told. Sending a form again has the
 * outcome of sending it once.
 */
export function saveSection<Facts extends object>(
  viewer: Viewer,
  section: Section<Facts>,
  { seen, ...rest }: Facts & { seen: string },
): Promise<Saving> {
  const typed = rest as unknown as Facts
  return db().$transaction(async (tx) => {
    await oneAtATime(tx, viewer.id)
    const now = await section.read(tx, viewer.id)
    if (isSame(now, typed)) return { kind: 'saved' }
    if (fingerprint(now) !== seen) {
      const labels = typeof section.labels === 'function' ? await section.labels() : section.labels
      return { kind: 'stale', seen: fingerprint(now), changes: differences(labels, now, typed) }
    }
    await section.write(tx, viewer.id, typed)
    await markUpdated(tx, viewer.id)
    return { kind: 'saved' }
  })
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

const isSame = <Facts extends object>(now: Facts, typed: Facts) =>
  (Object.keys(now) as (keyof Facts)[]).every((name) => sameFact(now[name], typed[name]))
