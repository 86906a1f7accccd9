import path from 'node:path'
import { settings } from '#app/settings.server.ts'
import { type Bucket, bucketStorage } from './bucket.server.ts'
import { folderStorage } from './folder.server.ts'
import type { StorageSettings } from './settings.ts'
import type { Storage } from './storage.ts'

/** The product's file storage. */
export const storage = (): Storage => storageFor(settings())

export function storageFor(named: StorageSettings): Storage {
  const bucket = bucketOf(named)
  return bucket ? bucketStorage(bucket) : folderStorage(storageFolder(named))
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
