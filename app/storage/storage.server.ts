import path from 'node:path'
import { type Settings, settings } from '#app/settings.server.ts'
import { folderStorage } from './folder.server.ts'
import type { Storage } from './storage.ts'

/** The product's file storage. */
export function storage(): Storage {
  return folderStorage(storageFolder(settings()))
}

export function storageFolder({ STORAGE_DIR, DATA_DIR }: Pick<Settings, 'STORAGE_DIR' | 'DATA_DIR'>): string {
  return STORAGE_DIR ?? path.join(DATA_DIR, 'files')
}
