import type { Database, Table } from './manifest.ts'
import type { Session } from './session.server.ts'

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const TABLES = `
  SELECT c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY c.relname, a.attnum`

export async function readTables(session: Session): Promise<Table[]> {
  const columns = await session.rows(TABLES)
  return [...Map.groupBy(columns, ([table]) => table ?? '')].map(([name, rows]) => ({
    name,
    columns: rows.map(([, column, type]) => ({ name: column ?? '', type: type ?? '' })),
  }))
}

export async function readSequences(session: Session): Promise<Database['sequences']> {
  const names = await session.rows(`
    SELECT relname::text FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`)
  const sequences = []
  for (const [name] of names) {
    const [row] = await session.rows(`SELECT last_value::text, is_called::text FROM ${quoted(name ?? '')}`)
    sequences.push({ name: name ?? '', last: row?.[0] ?? '1', called: row?.[1] === 'true' })
  }
  return sequences
}

/** The migrations that made the tables. */
export async function readMigrations(session: Session): Promise<Database['migrations']> {
  const rows = await session.rows(`
    SELECT migration_name, checksum FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`)
  return rows.map(([name, checksum]) => ({ name: name ?? '', checksum: checksum ?? '' }))
}
