import { z } from '#app/values/zod.ts'
import type { Storage } from './storage.ts'

const LastBackup = z.object({
  at: z.iso.datetime(),
  rows: z.int(),
  files: z.int(),
  isEncrypted: z.boolean(),
})
export type LastBackup = z.infer<typeof LastBackup>

/** Beside the files, because the embedded database can't be written to by whoever backs it up. It is in no backup itself. */
export const LAST_BACKUP = 'records/last-backup.json'

export const writeLastBackup = (storage: Storage, backup: LastBackup) =>
  storage.put(LAST_BACKUP, Buffer.from(JSON.stringify(backup)))

/** Null if none has been made, or the record can't be read. */
export async function readLastBackup(storage: Storage): Promise<LastBackup | null> {
  const content = await storage.get(LAST_BACKUP)
  if (!content) return null
  try {
    return LastBackup.parse(JSON.parse(Buffer.from(content).toString()))
  } catch {
    return null
  }
}
