import type { z } from '#app/values/zod.ts'
import type { Storage } from './storage.ts'

/**
 * What is known of an installation and not in its database. Beside the files, because a command can’t write to an embedded
 * database that a server has. It is in no backup.
 */
const RECORDS = 'records/'

export const isRecord = (name: string) => name.startsWith(RECORDS)

export function recordOf<Content>(name: string, Content: z.ZodType<Content>) {
  const file = `${RECORDS}${name}.json`
  return {
    write: (storage: Storage, content: Content) => storage.put(file, Buffer.from(JSON.stringify(content))),
    /** Null if none was made, or it can't be read. */
    async read(storage: Storage): Promise<Content | null> {
      const content = await storage.get(file)
      if (!content) return null
      try {
        return Content.parse(JSON.parse(Buffer.from(content).toString()))
      } catch {
        return null
      }
    },
  }
}
