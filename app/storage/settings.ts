import { z } from '#app/values/zod.ts'

/** Where files are stored: in a folder, or with all of BUCKET in a bucket of an S3-compatible store. */
export const STORAGE = {
  DATA_DIR: z.string().min(1).default('data'),
  /** The folder for members' files; by default `files` under DATA_DIR. */
  STORAGE_DIR: z.string().min(1).optional(),
  /** The bucket's URL, with its name in the host or as the path. */
  S3_BUCKET_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const StorageSettings = z.object(STORAGE)
export type StorageSettings = z.infer<typeof StorageSettings>

const BUCKET = ['S3_BUCKET_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Some of a bucket's settings without the others. */
export function storageProblems(given: Record<string, string | undefined>): string[] {
  const set = BUCKET.filter((name) => name in given)
  const missing = set.length === 0 ? [] : BUCKET.filter((name) => !(name in given))
  return missing.map((name) => `${name}: must be set with ${set[0]}`)
}
