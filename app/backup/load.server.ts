import { createHash } from 'node:crypto'
import { migrationScript } from '#app/db/migrations.server.ts'
import type { Entry } from './archive.server.ts'
import { withValuesFirst } from './enum-values.ts'
import { type Database, type Manifest, TABLES, tableOf } from './manifest.ts'
import { rowsIn } from './read-backup.server.ts'
import type { Session } from './session.server.ts'
import { quoted, readTables } from './tables.server.ts'

/** As Prisma makes it, for the rows that say which migrations were applied. */
const HISTORY = `
  CREATE TABLE _prisma_migrations (id varchar(36) NOT NULL PRIMARY KEY, checksum varchar(64) NOT NULL,
    finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

/** The SQL that made the tables. Throws if this version made them differently, or doesn't know them. */
export function scriptsFor({ migrations }: Database): string[] {
  const scripts = migrations.map(({ name, checksum }) => {
    const script = migrationScript(name)
    if (script !== null && createHash('sha256').update(script).digest('hex') === checksum) return script
    throw new Error(
      `The backup is of a version with the migration ${name}, which this one doesn’t have. Restore it with that version.`,
    )
  })
  return withValuesFirst(scripts)
}

/** Makes the tables as they were, and readies them for rows in any order. Inside a transaction. */
export async function makeTables(session: Session, scripts: string[], database: Database): Promise<Loading> {
  for (const script of [...scripts, HISTORY]) await session.run(script)
  const tables = await readTables(session)
  const made = new Map(tables.map((table) => [table.name, table.columns.map(({ name }) => name)]))
  for (const { name, columns } of database.tables) {
    if (columns.every((column) => made.get(name)?.includes(column.name))) continue
    throw new Error(`The backup has a table ${name} that no migration makes. Remove it, and back up again.`)
  }
  const names = tables.map(({ name }) => quoted(name))
  const later = await putOff(session)
  await session.run(`TRUNCATE ${names.join(', ')}`)
  for (const name of names) await session.run(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  return { names, later, database }
}

type Loading = { names: string[]; later: string[]; database: Database }

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) FROM pg_constraint
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace`
const INDEXES = `
  SELECT i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)`

/** Removes what would check and sort each row alone. Returns the statements that make it again, over all of them. */
async function putOff(session: Session): Promise<string[]> {
  const keys = await session.rows(FOREIGN_KEYS)
  for (const [table, name] of keys) await session.run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const indexes = await session.rows(INDEXES)
  for (const [name] of indexes) await session.run(`DROP INDEX ${name}`)
  return [
    ...indexes.map(([, definition]) => definition ?? ''),
    ...keys.map(([table, name, definition]) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
  ]
}

export async function loadRows(session: Session, { database }: Loading, { name, content }: Entry) {
  const table = database.tables.find((it) => it.name === tableOf(name))
  if (!table || !name.startsWith(TABLES)) return
  const rows = rowsIn(content)
  const numbered = table.columns.map((_, at) => `c${at}`)
  await session.rows(
    `INSERT INTO ${quoted(table.name)} (${table.columns.map((column) => quoted(column.name)).join(', ')})
     SELECT ${table.columns.map(({ type }, at) => `c${at}::${type}`).join(', ')}
     FROM unnest(${numbered.map((_, at) => `$${at + 1}::text[]`).join(', ')}) AS r(${numbered.join(', ')})`,
    numbered.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}

/** Throws if the rows aren't those of the manifest, or refer to others that aren't there. */
export async function finishTables(
  session: Session,
  { names, later, database }: Loading,
  manifest: Manifest,
) {
  for (const statement of later) await session.run(statement)
  for (const name of names) await session.run(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  for (const { name, last, called } of database.sequences)
    await session.rows('SELECT setval($1::regclass, $2::text::bigint, $3::text::boolean)::text', [
      quoted(name),
      last,
      String(called),
    ])
  for (const [name, { count }] of Object.entries(manifest.tables)) {
    const [[found] = []] = await session.rows(`SELECT count(*)::text FROM ${quoted(name)}`)
    if (Number(found) !== count) throw new Error(`${name} has ${found} rows instead of ${count}.`)
  }
}
