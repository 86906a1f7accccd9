import { createHmac } from 'node:crypto'
import type { FileType } from '#app/db/generated/enums.ts'
import { settings } from '#app/settings.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import { uploadedFile } from '../kept-files/names.ts'
import { FILE_TYPES } from './rules.ts'

type Kept = { key: string; type: FileType }

/**
 * It can't be computed without the secret. The same file of the same person always has the same one, so submitting it
 * twice has one outcome.
 */
export function keyFor(userId: number, content: Uint8Array): string {
  const digest = createHmac('sha256', settings().SESSION_SECRET)
  return digest.update(`file ${userId} `).update(content).digest('hex').slice(0, 32)
}

const storedName = ({ key, type }: Kept) => uploadedFile(key, FILE_TYPES[type].extension)

export const keepContent = (kept: Kept, content: Uint8Array) => storage().put(storedName(kept), content)
export const readContent = (kept: Kept) => storage().get(storedName(kept))
export const removeContent = (kept: Kept) => storage().remove(storedName(kept))
