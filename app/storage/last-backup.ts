import { z } from '#app/values/zod.ts'
import { recordOf } from './record.ts'

const LastBackup = z.object({
  at: z.iso.datetime(),
  rows: z.int(),
  files: z.int(),
  isEncrypted: z.boolean(),
})
export type LastBackup = z.infer<typeof LastBackup>

export const lastBackup = recordOf('last-backup', LastBackup)
