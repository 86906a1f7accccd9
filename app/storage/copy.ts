import { lotsOf } from '#app/values/lots.ts'
import type { Storage } from './storage.ts'

/** So many at once that a store far away isn't waited for each time. */
const AT_ONCE = 16

/**
 * Copies every file from one storage to another and reads it back. What is there already is left, so a copy that broke
 * off goes on where it was. Throws if what is read back isn't what was written.
 */
export async function copyFiles(from: Storage, to: Storage): Promise<{ copied: number; already: number }> {
  const names: string[] = []
  for await (const { name } of from.list()) names.push(name)
  const counts = { copied: 0, already: 0, gone: 0 }
  for (const lot of lotsOf(names, AT_ONCE)) {
    for (const outcome of await Promise.all(lot.map((name) => copyFile(name, from, to)))) counts[outcome]++
  }
  return counts
}

async function copyFile(name: string, from: Storage, to: Storage) {
  const content = await from.get(name)
  return content ? bringFile(name, content, to) : 'gone'
}

/** Writes a file and reads it back, unless it is there already. Throws if what is read back isn't what was written. */
export async function bringFile(
  name: string,
  content: Uint8Array,
  to: Storage,
): Promise<'copied' | 'already'> {
  if (isSame(content, await to.get(name))) return 'already'
  await to.put(name, content)
  if (isSame(content, await to.get(name))) return 'copied'
  throw new Error(`${name} isn’t the same when it’s read back. Try again: what is there already stays.`)
}

const isSame = (content: Uint8Array, other: Uint8Array | null) =>
  other !== null && Buffer.compare(content, other) === 0
