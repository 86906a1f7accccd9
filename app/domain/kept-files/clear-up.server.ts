import { type ClearUp, lastClearUp } from '#app/storage/last-clear-up.ts'
import { storage } from '#app/storage/storage.server.ts'
import type { Storage } from '#app/storage/storage.ts'
import { clearUp } from './hold.server.ts'
import { type Belonging, findUnnamed, YOUNG } from './unnamed.server.ts'

/** In milliseconds. Servers that start in between have nothing to do. */
const LATELY = 12 * 3_600_000
/** So many are removed at once; the rest a day later. */
const MOST = 10_000
/** More than so many, and more than a tenth of all, aren’t what broke off: they look like the files of another database. */
const MANY = 100
const TENTH = 0.1

const counts = { removed: 0, left: 0 }

/** What became of files that no row names, in this process since its start. */
export const clearedUp = (): Readonly<typeof counts> => counts

/** Removes the files that no row names, and what broke off. Null if that was done lately. */
export async function clearUpFiles(signal?: AbortSignal): Promise<ClearUp | null> {
  const files = storage()
  const last = await lastClearUp.read(files)
  if (last && Date.now() - Date.parse(last.at) < LATELY) return null
  await files.removeUnfinished(new Date(Date.now() - YOUNG))
  const done = await removeUnnamed(files, { evenMany: false, signal })
  counts.removed += done.removed
  if (done.areTooMany) counts.left += done.found
  return done
}

type How = { evenMany: boolean; signal?: AbortSignal | undefined }

/** Removes them, but none of very many unless that is wanted, and writes down how many there were. */
export async function removeUnnamed(files: Storage, how: How): Promise<ClearUp> {
  const { checked, found, first } = await gather(files, how.signal)
  const areTooMany = !how.evenMany && found > MANY && found > checked * TENTH
  let removed = 0
  for (const { file, owner } of areTooMany ? [] : first) {
    how.signal?.throwIfAborted()
    if (await clearUp(owner, [file], files)) removed++
  }
  const done = { at: new Date().toISOString(), checked, found, removed, areTooMany }
  await lastClearUp.write(files, done)
  return done
}

async function gather(files: Storage, signal?: AbortSignal) {
  const first: Belonging[] = []
  let [checked, found] = [0, 0]
  for await (const page of findUnnamed(files)) {
    signal?.throwIfAborted()
    checked += page.checked
    found += page.unnamed.length
    first.push(...page.unnamed.slice(0, MOST - first.length))
  }
  return { checked, found, first }
}
