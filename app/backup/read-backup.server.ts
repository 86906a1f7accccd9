import { isDeepStrictEqual } from 'node:util'
import type { z } from '#app/values/zod.ts'
import { readArchive } from './archive.server.ts'
import { ArchiveError } from './archive-error.ts'
import { Digest } from './digest.server.ts'
import {
  BEGIN,
  Begin,
  DATABASE,
  Database,
  FILES,
  MANIFEST,
  Manifest,
  Rows,
  TABLES,
  tableOf,
} from './manifest.ts'

export type Checked = { database: Database; manifest: Manifest }

/** Reads all of a backup and compares it with what it says of itself. Throws an ArchiveError unless it is whole. */
export async function checkBackup(file: string, secret: string | undefined): Promise<Checked> {
  const files = new Digest()
  const tables = new Map<string, Digest>()
  let database: Database | undefined
  let manifest: Manifest | undefined
  let isFirst = true
  for await (const { name, content } of readArchive(file, secret)) {
    if (isFirst && name !== BEGIN) throw new ArchiveError('unknown')
    isFirst = false
    if (manifest) throw new ArchiveError('damaged')
    if (name === BEGIN) parse(Begin, content, 'unknown')
    else if (name === DATABASE) {
      database = parse(Database, content)
      for (const table of database.tables) tables.set(table.name, new Digest())
    } else if (name === MANIFEST) manifest = parse(Manifest, content)
    else if (name.startsWith(FILES)) files.add(content, name.slice(FILES.length))
    else if (name.startsWith(TABLES)) tables.get(tableOf(name))?.add(content, '', rowsIn(content).length)
  }
  if (isFirst) throw new ArchiveError('unknown')
  const found = {
    tables: Object.fromEntries([...tables].map(([name, digest]) => [name, digest.end()])),
    files: files.end(),
  }
  if (!database || !manifest || !isDeepStrictEqual(found, manifest)) throw new ArchiveError('damaged')
  return { database, manifest }
}

export const rowsIn = (content: Buffer) => parse(Rows, content)

function parse<T>(schema: z.ZodType<T>, content: Buffer, otherwise: 'damaged' | 'unknown' = 'damaged'): T {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')))
  } catch {
    throw new ArchiveError(otherwise)
  }
}
