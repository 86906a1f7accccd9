import { bringFile } from '#app/storage/copy.ts'
import type { Storage } from '#app/storage/storage.ts'

/** So many at once that a store far away isn’t waited for each time, fewer where they are large. */
const MOST = 16
const MOST_BYTES = 64 * 1024 * 1024

export type FilesInto = {
  /** Returns once there is room for the next one. Throws what one before it has thrown. */
  add: (name: string, content: Uint8Array) => Promise<void>
  /** Returns once all are there, or none is worked on any more. */
  end: () => Promise<void>
}

/** Files that are brought to their place several at a time. What is there already, since it was begun before, is left. */
export function filesInto(storage: Storage): FilesInto {
  const running = new Set<Promise<void>>()
  let bytes = 0
  let failure: { error: unknown } | undefined

  async function bring(name: string, content: Uint8Array) {
    bytes += content.byteLength
    try {
      await bringFile(name, content, storage)
    } catch (error) {
      failure ??= { error }
    }
    bytes -= content.byteLength
  }
  const throwFailure = () => {
    if (failure) throw failure.error
  }

  return {
    async add(name, content) {
      while (running.size >= MOST || (running.size > 0 && bytes + content.byteLength > MOST_BYTES))
        await Promise.race(running)
      throwFailure()
      const one = bring(name, content).then(() => void running.delete(one))
      running.add(one)
    },
    async end() {
      await Promise.all(running)
      throwFailure()
    },
  }
}
