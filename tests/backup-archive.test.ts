// @one-database: it needs none.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  createReadStream,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readArchive, writeArchive } from '#app/backup/archive.server.ts'

const KEY = 'a key of thirty-two characters at least'
const CHUNK = 64 * 1024
const ENTRIES = [
  { name: 'backup.json', content: Buffer.from('{}') },
  { name: 'files/empty.webp', content: Buffer.alloc(0) },
  { name: `files/${'long-'.repeat(30)}name/file.webp`, content: randomBytes(CHUNK * 3) },
  { name: 'manifest.json', content: Buffer.from('{"é": "ü"}') },
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'members-archive-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function write(secret: string | undefined, name: string): Promise<string> {
  const file = path.join(folder, name)
  await writeArchive(file, secret, async (add) => {
    for (const { name, content } of ENTRIES) await add(name, content)
  })
  return file
}

async function read(file: string, secret?: string) {
  const entries = []
  for await (const entry of readArchive(file, secret)) entries.push(entry)
  return entries
}

const DAMAGED = 'The backup is damaged or incomplete'

describe.each([
  ['an archive', undefined],
  ['an encrypted archive', KEY],
])('%s', (kind, secret) => {
  let bytes: Buffer
  let damaged: string
  beforeAll(async () => {
    bytes = readFileSync(await write(secret, `${kind}.whole`))
    damaged = path.join(folder, `${kind}.damaged`)
  })

  test('is read as it was written', async () => {
    expect(await read(await write(secret, `${kind}.read`), secret)).toEqual(ENTRIES)
  })

  test('that ends early is refused, wherever it ends', async () => {
    const ends = [0, 1, 40, 60, CHUNK, CHUNK + 16, CHUNK * 2 + 91, bytes.length - 17, bytes.length - 1]
    for (const end of ends) {
      writeFileSync(damaged, bytes.subarray(0, end))
      await expect(read(damaged, secret), `${end} bytes`).rejects.toThrow(DAMAGED)
    }
  })
})

describe('an encrypted archive', () => {
  test('is read with its own key alone', async () => {
    const file = await write(KEY, 'keys')
    await expect(read(file, `${KEY}.`)).rejects.toThrow('The backup was made with another BACKUP_KEY.')
    await expect(read(file)).rejects.toThrow('The backup is encrypted. Set BACKUP_KEY')
  })

  test('in which a byte has changed is refused, wherever it stands', async () => {
    const bytes = readFileSync(await write(KEY, 'bytes'))
    const damaged = path.join(folder, 'bytes.damaged')
    for (const at of [36, 58, 59, 1000, CHUNK + 60, CHUNK * 2, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((bytes[at] ?? 0) ^ 1, at)
      writeFileSync(damaged, changed)
      await expect(read(damaged, KEY), `byte ${at}`).rejects.toThrow(
        /damaged or incomplete|another BACKUP_KEY/,
      )
    }
  })

  test('whose parts were swapped, left out or repeated is refused', async () => {
    const bytes = readFileSync(await write(KEY, 'parts'))
    const [header, size] = [59, CHUNK + 16]
    const part = (at: number) => bytes.subarray(header + at * size, header + (at + 1) * size)
    const damaged = path.join(folder, 'parts.damaged')
    for (const parts of [
      [part(1), part(0), part(2), part(3)],
      [part(0), part(2), part(3)],
      [part(0), part(1), part(2), part(3), part(0)],
    ]) {
      writeFileSync(damaged, Buffer.concat([bytes.subarray(0, header), ...parts]))
      await expect(read(damaged, KEY)).rejects.toThrow(DAMAGED)
    }
  })

  test('holds nothing that can be read', async () => {
    const bytes = readFileSync(await write(KEY, 'secret'))
    expect(bytes.includes('manifest.json')).toBe(false)
    expect(bytes.includes(KEY)).toBe(false)
  })
})

test('an archive that can’t be finished leaves nothing behind', async () => {
  const file = path.join(folder, 'unfinished')
  const failing = writeArchive(file, undefined, async (add) => {
    await add('backup.json', Buffer.from('{}'))
    throw new Error('no rows')
  })
  await expect(failing).rejects.toThrow('no rows')
  for (const name of [file, `${file}.unfinished`]) expect(() => readFileSync(name)).toThrow('ENOENT')
})

test('an archive that fails while its file is being opened waits, and leaves nothing behind', async () => {
  const file = path.join(folder, 'slow')
  // A pipe opens for writing once it is read.
  const pipe = path.join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  linkSync(pipe, `${file}.unfinished`)
  let hasEnded = false
  const failing = writeArchive(file, undefined, () => Promise.reject(new Error('no rows'))).finally(() => {
    hasEnded = true
  })
  failing.catch(() => {})
  await setTimeout(100)
  const endedEarly = hasEnded
  createReadStream(pipe).resume()
  await expect(failing).rejects.toThrow('no rows')
  expect(endedEarly).toBe(false)
  expect(readdirSync(folder).filter((name) => name.startsWith('slow'))).toEqual([])
})
