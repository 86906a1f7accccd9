import { S3mini } from 's3mini'
import { PATIENCE, withOutgoing } from '#app/outgoing/outgoing.server.ts'
import { checkName, isName, type Storage, type StoredFile } from './storage.ts'

export type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

/** As many names as stores give at most in one answer. */
const NAMES = 1000
const NO_BUCKET = 'The store has no bucket at S3_BUCKET_URL'

/** Files in a bucket of a store that speaks the protocol of S3. Without a bucket at that URL, nothing is found in it. */
export function bucketStorage({ url, region, accessKeyId, secretAccessKey }: Bucket): Storage {
  const bucket = new S3mini({
    endpoint: url,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: PATIENCE.storage,
  })
  const using = <Result>(task: () => Promise<Result>) => withOutgoing('storage', task)

  async function* entriesIn(folder: string, options = {}) {
    let after: string | undefined
    do {
      const page = await using(() => bucket.listObjectsPaged('/', folder, NAMES, after, options))
      if (!page?.objects) throw new Error(NO_BUCKET)
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
      const content = await using(() => bucket.getObjectArrayBuffer(checkName(name)))
      return content && new Uint8Array(content)
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
    async space() {
      if (!(await using(() => bucket.bucketExists()))) throw new Error(NO_BUCKET)
      return null
    },
  }
}
