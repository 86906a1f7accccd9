import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { outgoingCounts } from '#app/outgoing/outgoing.server.ts'
import { bucketStorage } from '#app/storage/bucket.server.ts'
import { copyFiles } from '#app/storage/copy.ts'
import type { Storage } from '#app/storage/storage.ts'
import { StorageFailure } from '#app/values/storage-failure.ts'
import { startS3 } from '../../support/s3-server.ts'
import { bytes, keepsTheRules, textIn } from '../../support/storage-rules.ts'

let store: Awaited<ReturnType<typeof startS3>>
let files: Storage
beforeAll(async () => {
  store = await startS3()
  files = bucketStorage(store.bucket)
})
afterAll(() => store.stop())
afterEach(() => {
  vi.restoreAllMocks()
  store.fallSilent(false)
  store.fail(undefined)
})

const SIGNATURE = 'The store refuses S3_SECRET_ACCESS_KEY or S3_REGION (SignatureDoesNotMatch)'

describe('a bucket of stored files', () => {
  keepsTheRules(() => files)

  test('has the files under their names', async () => {
    await files.put('files/0123.webp', bytes('an image'))
    expect(store.files.get('files/0123.webp')?.toString()).toBe('an image')
    expect(store.asked).toContain('PUT /community/files/0123.webp')
  })

  test('doesn’t say how much room it has', async () => {
    expect(await files.space()).toBeNull()
  })

  test.each([
    ['another secret', { secretAccessKey: 'another secret' }, SIGNATURE],
    ['another region', { region: 'us-east-1' }, SIGNATURE],
    [
      'another key',
      { accessKeyId: 'AKIAOTHERKEY' },
      'The store doesn’t know S3_ACCESS_KEY_ID (InvalidAccessKeyId)',
    ],
  ])('refuses %s, which fails and says what is wrong', async (_, change, says) => {
    const other = bucketStorage({ ...store.bucket, ...change })
    const failure = new StorageFailure(says)
    await expect(other.put('files/refused.webp', bytes('x'))).rejects.toThrow(failure)
    await expect(other.get('files/0123.webp')).rejects.toThrow(failure)
    await expect(other.namesIn('files')).rejects.toThrow(failure)
    await expect(other.space()).rejects.toThrow(failure)
    expect(store.files.has('files/refused.webp')).toBe(false)
  })

  test('that isn’t there isn’t an empty one', async () => {
    const other = bucketStorage({ ...store.bucket, url: `${store.origin}/nowhere` })
    await expect(other.namesIn('files')).rejects.toThrow('The store has no bucket at S3_BUCKET_URL')
    await expect(other.space()).rejects.toThrow('The store has no bucket at S3_BUCKET_URL')
    await expect(other.put('files/lost.webp', bytes('x'))).rejects.toThrow(
      'The store has no bucket at S3_BUCKET_URL (NoSuchBucket)',
    )
  })

  test('of a store that isn’t there says so', async () => {
    const gone = await startS3()
    await gone.stop()
    const failure = new StorageFailure('The store at S3_BUCKET_URL can’t be reached (ECONNREFUSED)')
    await expect(bucketStorage(gone.bucket).get('files/0123.webp')).rejects.toThrow(failure)
    await expect(bucketStorage(gone.bucket).space()).rejects.toThrow(failure)
  })

  test('of a store that says nothing is given up on, and is there again once it speaks', async () => {
    await files.put('files/4567.webp', bytes('an image'))
    const patience = AbortSignal.timeout
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.call(AbortSignal, 50))
    store.fallSilent(true)
    const failure = new StorageFailure('The store at S3_BUCKET_URL doesn’t respond in time')
    await expect(files.get('files/4567.webp')).rejects.toThrow(failure)
    await expect(files.put('files/4567.webp', bytes('x'))).rejects.toThrow(failure)
    await expect(files.space()).rejects.toThrow(failure)
    vi.restoreAllMocks()
    store.fallSilent(false)
    expect(await textIn(files, 'files/4567.webp')).toBe('an image')
  })

  test('fails while the store does, and is counted', async () => {
    const before = outgoingCounts().storage?.failed ?? 0
    store.fail(503)
    await expect(files.get('files/0123.webp')).rejects.toThrow('The store answered with 503')
    await expect(files.put('files/0123.webp', bytes('x'))).rejects.toThrow()
    await expect(files.remove('files/0123.webp')).rejects.toThrow()
    expect(outgoingCounts().storage).toMatchObject({ open: 0, failed: before + 3 })
  })
})

describe('copying', () => {
  const inMemory = (content: Record<string, string>) => {
    const kept = new Map(Object.entries(content).map(([name, text]) => [name, bytes(text)]))
    const stub: Storage = {
      put: async (name, text) => void kept.set(name, new Uint8Array(text)),
      get: async (name) => kept.get(name) ?? null,
      remove: async (name) => void kept.delete(name),
      namesIn: async () => [],
      removeUnfinished: async () => {},
      async *list() {
        for (const name of kept.keys()) yield { name, changed: new Date() }
      },
      space: async () => null,
    }
    return { storage: stub, kept }
  }

  test('brings every file over, goes on where it broke off, and replaces what is different', async () => {
    const content = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`copied/f-${index}`, `text ${index}`]),
    )
    const { storage } = inMemory(content)
    await files.put('copied/f-1', bytes('text 1'))
    await files.put('copied/f-2', bytes('cut'))
    expect(await copyFiles(storage, files)).toMatchObject({ copied: 39, already: 1 })
    expect(await textIn(files, 'copied/f-2')).toBe('text 2')
    expect(await copyFiles(storage, files)).toMatchObject({ copied: 0, already: 40 })
  })

  test('passes over a file that is removed meanwhile', async () => {
    const { storage } = inMemory({ here: 'here' })
    const listed = {
      ...storage,
      list: async function* () {
        yield { name: 'here', changed: new Date() }
        yield { name: 'gone', changed: new Date() }
      },
    }
    expect(await copyFiles(listed, inMemory({}).storage)).toMatchObject({ copied: 1, already: 0 })
  })

  test('fails where what is read back is something else', async () => {
    const { storage } = inMemory({ one: 'one' })
    const forgetful = { ...inMemory({}).storage, put: async () => {} }
    await expect(copyFiles(storage, forgetful)).rejects.toThrow(
      'one isn’t the same when it’s read back. Try again: what is there already stays.',
    )
  })
})
