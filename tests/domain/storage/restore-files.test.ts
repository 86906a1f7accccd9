import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { filesInto } from '#app/backup/restore-files.server.ts'
import type { Storage } from '#app/storage/storage.ts'

/** A storage that takes its time, and says how much it was busy with at once. */
function slow(kept = new Map<string, Uint8Array>()) {
  const most = { files: 0, bytes: 0 }
  let [files, bytes] = [0, 0]
  const storage: Storage = {
    async put(name, content) {
      bytes += content.byteLength
      Object.assign(most, { files: Math.max(most.files, ++files), bytes: Math.max(most.bytes, bytes) })
      await sleep(5)
      files--
      bytes -= content.byteLength
      kept.set(name, content)
    },
    get: async (name) => (kept.has(name) ? new Uint8Array(kept.get(name) as Uint8Array) : null),
    remove: async () => {},
    namesIn: async () => [],
    async *list() {},
    removeUnfinished: async () => {},
    space: async () => null,
  }
  return { storage, kept, most }
}

async function bringAll(storage: Storage, sizes: number[]) {
  const bringing = filesInto(storage)
  try {
    for (const [at, size] of sizes.entries())
      await bringing.add(`files/f-${at}`, new Uint8Array(size).fill(at))
  } finally {
    await bringing.end()
  }
}

test('many small files are brought sixteen at a time, and all are there in the end', async () => {
  const { storage, kept, most } = slow()
  await bringAll(
    storage,
    Array.from({ length: 100 }, () => 10),
  )
  expect([kept.size, most.files]).toEqual([100, 16])
})

test('large ones are fewer at a time, so that they fit into memory, and one that doesn’t is brought alone', async () => {
  const MB = 1024 * 1024
  const { storage, kept, most } = slow()
  await bringAll(storage, [...Array.from({ length: 8 }, () => 25 * MB), 70 * MB, 1])
  expect([kept.size, most.files, most.bytes]).toEqual([10, 2, 70 * MB])
})

test('one that fails ends all, once none is worked on any more', async () => {
  const { storage, kept, most } = slow()
  const { put } = storage
  storage.put = async (name, content) => {
    if (name === 'files/f-3') throw new Error('No room')
    await put(name, content)
  }
  await expect(
    bringAll(
      storage,
      Array.from({ length: 100 }, () => 10),
    ),
  ).rejects.toThrow('No room')
  const then = kept.size
  await sleep(30)
  expect([kept.size, most.files <= 16, then < 40]).toEqual([then, true, true])
})

test('one that is something else when it’s read back fails, and one that is there already is left', async () => {
  const { storage, kept } = slow(new Map([['files/f-0', new Uint8Array(10)]]))
  const put: string[] = []
  storage.put = async (name) => {
    put.push(name)
    kept.set(name, new Uint8Array(3))
  }
  await expect(bringAll(storage, [10, 10])).rejects.toThrow('files/f-1 isn’t the same when it’s read back.')
  expect(put).toEqual(['files/f-1'])
})
