import { isRecord } from '#app/storage/record.ts'
import type { Storage, StoredFile } from '#app/storage/storage.ts'
import { type Add, writeArchive } from './archive.server.ts'
import { Digest } from './digest.server.ts'
import {
  BEGIN,
  DATABASE,
  type Database,
  FILES,
  FORMAT,
  MANIFEST,
  type Manifest,
  partOf,
  type Table,
} from './manifest.ts'
import { inTransaction, type Session } from './session.server.ts'
import { quoted, readMigrations, readSequences, readTables } from './tables.server.ts'

type Source = {
  /** Called once the first files are copied; the rows are those of that moment. */
  openSession: () => Promise<Session>
  /** Null leaves the files out. */
  files: Storage | null
  secret: string | undefined
}

/** By how much the clocks of this machine and of the storage may differ. */
const CLOCKS = 10 * 60_000
const ROWS_AT_ONCE = 500

/**
 * Writes the rows of one moment and the files that they name. A file is stored before a row names it, and removed once
 * none does, so the files are copied before that moment, and those that were added until then after it. What is missing
 * is a file that was added while the others were copied and removed while the rows were.
 */
export function writeBackup(file: string, { openSession, files, secret }: Source): Promise<Manifest> {
  return writeArchive(file, secret, async (add) => {
    await add(BEGIN, json({ product: 'members-network', format: FORMAT }))
    const copied = new Digest()
    const recent = new Set<string>()
    const began = Date.now() - CLOCKS
    const isRecent = ({ changed }: StoredFile) => changed.getTime() >= began
    if (files)
      await copyFiles(files, copied, add, (stored) => {
        if (isRecent(stored)) recent.add(stored.name)
        return true
      })
    const tables = await copyDatabase(openSession, add)
    if (files) await copyFiles(files, copied, add, (stored) => isRecent(stored) && !recent.has(stored.name))
    const manifest = { tables, files: copied.end() }
    await add(MANIFEST, json(manifest))
    return manifest
  })
}

async function copyFiles(files: Storage, copied: Digest, add: Add, wanted: (file: StoredFile) => boolean) {
  for await (const stored of files.list()) {
    if (isRecord(stored.name)) continue
    const content = wanted(stored) ? await files.get(stored.name) : null
    if (!content) continue
    copied.add(content, stored.name)
    await add(FILES + stored.name, content)
  }
}

async function copyDatabase(openSession: Source['openSession'], add: Add): Promise<Manifest['tables']> {
  const session = await openSession()
  try {
    return await inTransaction(session, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async () => {
      const database = await describeDatabase(session)
      await add(DATABASE, json(database))
      const tables: Manifest['tables'] = {}
      for (const table of database.tables) tables[table.name] = await copyTable(session, table, add)
      return tables
    })
  } finally {
    await session.close()
  }
}

/** The lock keeps a migration from changing the tables while they are read, and nothing else. */
async function describeDatabase(session: Session): Promise<Database> {
  const names = (await readTables(session)).map(({ name }) => name)
  if (!names.includes(HISTORY)) throw new Error(NO_DATABASE)
  await session.run(`LOCK TABLE ${names.map(quoted).join(', ')} IN ACCESS SHARE MODE`)
  return {
    at: new Date().toISOString(),
    migrations: await readMigrations(session),
    tables: await readTables(session),
    sequences: await readSequences(session),
  }
}

/** What every database of ours has, however empty. */
const HISTORY = '_prisma_migrations'
const NO_DATABASE = 'There’s nothing to back up: the database isn’t set up.'

/** Contents of whole files are in some rows. */
const mayBeLarge = ({ columns }: Table) => columns.some(({ type }) => type === 'bytea')

async function copyTable(session: Session, table: Table, add: Add) {
  const columns = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ')
  await session.run(`DECLARE copied NO SCROLL CURSOR FOR SELECT ${columns} FROM ${quoted(table.name)}`)
  const digest = new Digest()
  for (let part = 1; ; part++) {
    const rows = await session.rows(`FETCH ${mayBeLarge(table) ? 1 : ROWS_AT_ONCE} FROM copied`)
    if (rows.length === 0) break
    const content = json(rows)
    digest.add(content, '', rows.length)
    await add(partOf(table.name, part), content)
  }
  await session.run('CLOSE copied')
  return digest.end()
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
