import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { ArchiveError } from './archive-error.ts'

/** The first bytes of an encrypted file. */
export const MAGIC = Buffer.from('members-network encrypted backup 1\n')
const SALT = 16
const CHECK = 8
const HEADER = MAGIC.length + SALT + CHECK
const CHUNK = 64 * 1024
const TAG = 16
const CIPHER = 'aes-256-gcm'

/**
 * Encrypts a stream in chunks, each sealed with its number and with whether it is the last: none can be changed, left
 * out or swapped, nor the end cut off. Each file has a key of its own, so numbers are never used twice with one.
 */
export function encrypting(secret: string) {
  return async function* (source: AsyncIterable<Buffer>) {
    const salt = randomBytes(SALT)
    const { key, check } = keyOf(secret, salt)
    const header = Buffer.concat([MAGIC, salt, check])
    yield header
    let count = 0
    for await (const { chunk, isLast } of inChunks(source, CHUNK)) {
      const cipher = createCipheriv(CIPHER, key, nonce(count++, isLast)).setAAD(header)
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    }
  }
}

/** Decrypts what was encrypted with the same secret. Throws an ArchiveError with another one, and at any damage. */
export function decrypting(secret: string) {
  return async function* (source: AsyncIterable<Buffer>) {
    const { header, rest } = await headerOf(source)
    const { key, check } = keyOf(secret, header.subarray(MAGIC.length, MAGIC.length + SALT))
    if (!check.equals(header.subarray(-CHECK))) throw new ArchiveError('wrong-key')
    let count = 0
    for await (const { chunk, isLast } of inChunks(rest, CHUNK + TAG)) {
      if (chunk.length < TAG) throw new ArchiveError('damaged')
      const decipher = createDecipheriv(CIPHER, key, nonce(count++, isLast)).setAAD(header)
      decipher.setAuthTag(chunk.subarray(-TAG))
      const text = decipher.update(chunk.subarray(0, -TAG))
      try {
        decipher.final()
      } catch {
        throw new ArchiveError('damaged')
      }
      yield text
    }
  }
}

/** The check tells another secret from damage. */
function keyOf(secret: string, salt: Uint8Array) {
  const derived = scryptSync(secret, salt, 32 + CHECK)
  return { key: derived.subarray(0, 32), check: derived.subarray(32) }
}

function nonce(count: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt8(isLast ? 1 : 0, 0)
  bytes.writeBigUInt64BE(BigInt(count), 4)
  return bytes
}

/** Chunks of one size; the last may be shorter, or empty. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number) {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    rest = Buffer.concat([rest, piece])
    let from = 0
    for (; rest.length - from > size; from += size)
      yield { chunk: rest.subarray(from, from + size), isLast: false }
    rest = rest.subarray(from)
  }
  yield { chunk: rest, isLast: true }
}

async function headerOf(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let read: Buffer = Buffer.alloc(0)
  while (read.length < HEADER) {
    const { done, value } = await pieces.next()
    if (done) throw new ArchiveError('damaged')
    read = Buffer.concat([read, value])
  }
  async function* rest() {
    yield read.subarray(HEADER)
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { header: read.subarray(0, HEADER), rest: rest() }
}
