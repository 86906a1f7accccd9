import { S3mini } from 's3mini'
import { inTime, PATIENCE, withOutgoing } from '#app/outgoing/outgoing.server.ts'
import { StorageFailure } from '#app/values/storage-failure.ts'
import { bucketFailure, NO_BUCKET } from './bucket-failure.ts'
import { checkName, isName, type Storage, type StoredFile } from './storage.ts'

export type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

/** As many names as stores give at most in one answer. */
const NAMES = 1000

/**
 * Files in a bucket of a store that speaks the protocol of S3. Without a bucket at that URL, nothing is found in it. `soon`
 * is within how many milliseconds the store has to begin to answer what is no work for it.
 */
export function bucketStorage(
  { url, region, accessKeyId, secretAccessKey }: Bucket,
  soon = PATIENCE.storage,
): Storage {
  const bucket = new S3mini({
    endpoint: url,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: PATIENCE.storage,
  })
  const using = <Result>(task: () => Promise<Result>) =>
    withOutgoing('storage', task).catch((error: unknown) => {
      throw bucketFailure(error)
    })

  async function* entriesIn(folder: string, options = {}) {
    let after: string | undefined
    do {
      const page = await using(() => bucket.listObjectsPaged('/', folder, NAMES, after, options))
      if (!page?.objects) throw new StorageFailure(NO_BUCKET)
      yield* page.objects
      after = page.nextContinuationToken
    } while (after)
  }

  async function* files(): AsyncGenerator<StoredFile> {
    for await (const { Key, LastModified } of entriesIn(''))
      if (isName(Key)) yield { name: Key, changed: LastModified }
  }

  return {
    async put(name, content) {
      await using(() => bucket.putObject(checkName(name), content))
    },
    async get(name) {
      const key = checkName(name)
      return using(async () => {
        const found = await inTime(soon, bucket.getObjectResponse(key))
        return found && new Uint8Array(await found.arrayBuffer())
      })
    },
    async remove(name) {
      await using(() => bucket.deleteObject(checkName(name)))
    },
    async namesIn(name) {
      const folder = `${checkName(name)}/`
      const names: string[] = []
      for await (const { Key } of entriesIn(folder, { delimiter: '/' })) names.push(Key.slice(folder.length))
      // With a delimiter, folders are listed too.
      return names.filter((it) => it !== '' && !it.endsWith('/'))
    },
    list: files,
    // An object is there once it is whole.
    async removeUnfinished() {},
    async space() {
      // Asking for the bucket alone wouldn’t tell one that isn’t there from a key that is refused.
      const page = await using(() => inTime(soon, bucket.listObjectsPaged('/', '', 1)))
      if (!page) throw new StorageFailure(NO_BUCKET)
      return null
    },
  }
}
