import path from 'node:path'
import { settings } from '#app/settings.server.ts'
import { type Bucket, bucketStorage } from './bucket.server.ts'
import { folderStorage } from './folder.server.ts'
import type { StorageSettings } from './settings.ts'
import type { Storage } from './storage.ts'

/** Milliseconds: an image of a store that says nothing keeps a browser waiting no longer. */
const SOON = 4_000

/** The product's file storage. */
export const storage = (): Storage => storageFor(settings(), SOON)

export function storageFor(named: StorageSettings, soon?: number): Storage {
  const bucket = bucketOf(named)
  return bucket ? bucketStorage(bucket, soon) : folderStorage(storageFolder(named))
}

/** If files are stored in one. */
export function bucketOf(named: StorageSettings): Bucket | undefined {
  const { S3_BUCKET_URL: url, S3_REGION: region } = named
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = named
  return url && accessKeyId && secretAccessKey ? { url, region, accessKeyId, secretAccessKey } : undefined
}

export function storageFolder({ STORAGE_DIR, DATA_DIR }: StorageSettings): string {
  return STORAGE_DIR ?? path.join(DATA_DIR, 'files')
}
