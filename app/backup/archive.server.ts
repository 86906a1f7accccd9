/**
 * The file of a backup: a .tar.gz, encrypted as a whole if there is a key; `manifest.ts` says what is in it. Entries
 * are read and written one at a time, so memory doesn't grow with the archive.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { ArchiveError } from './archive-error.ts'
import { decrypting, encrypting, MAGIC } from './encryption.server.ts'

export type Entry = { name: string; content: Buffer }
export type Add = (name: string, content: Uint8Array) => Promise<void>

/** Images don't get smaller however long it takes. */
const GZIP = { level: 4 }

/** Creates the archive, which has its name only once it is complete. */
export async function writeArchive<Result>(
  file: string,
  secret: string | undefined,
  fill: (add: Add) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.unfinished`
  const pack = tar.pack()
  const output = createWriteStream(unfinished, { mode: 0o600, flush: true })
  try {
    const filling = async () => {
      const result = await fill((name, content) => addTo(pack, name, content))
      pack.finalize()
      return result
    }
    const gzip = createGzip(GZIP)
    const [result] = await Promise.all([
      filling(),
      secret ? pipeline(pack, gzip, encrypting(secret), output) : pipeline(pack, gzip, output),
    ])
    await rename(unfinished, file)
    return result
  } finally {
    // A file that is still being opened would be there again after it was removed.
    pack.destroy()
    await finished(output).catch(() => {})
    await rm(unfinished, { force: true })
  }
}

function addTo(pack: tar.Pack, name: string, content: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const given = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    pack.entry({ name, mode: 0o600 }, given, (error) => (error ? reject(error) : resolve()))
  })
}

/** All entries in their order. Throws an ArchiveError unless the file is what was written, to its last byte. */
export async function* readArchive(file: string, secret: string | undefined): AsyncGenerator<Entry> {
  const isEncrypted = await beginsWith(file, MAGIC)
  if (isEncrypted && !secret) throw new ArchiveError('encrypted')
  const extract = tar.extract()
  const input = createReadStream(file)
  const reading =
    isEncrypted && secret
      ? pipeline(input, decrypting(secret), createGunzip(), extract)
      : pipeline(input, createGunzip(), extract)
  reading.catch(() => {})
  try {
    for await (const entry of extract) {
      const pieces: Buffer[] = []
      for await (const piece of entry) pieces.push(piece as Buffer)
      yield { name: entry.header.name, content: Buffer.concat(pieces) }
    }
    await reading
  } catch (error) {
    throw await reasonOf(reading, error)
  } finally {
    input.destroy()
  }
}

/** What ended the reading, which may have been noticed later in the pipeline. */
async function reasonOf(reading: Promise<void>, noticed: unknown): Promise<unknown> {
  const error = await reading.then(
    () => noticed,
    (first: unknown) => first,
  )
  if (error instanceof ArchiveError || (error as NodeJS.ErrnoException).syscall) return error
  return new ArchiveError('damaged')
}

async function beginsWith(file: string, bytes: Buffer): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes.length), 0, bytes.length, 0)
    return buffer.subarray(0, bytesRead).equals(bytes)
  } finally {
    await handle.close()
  }
}
