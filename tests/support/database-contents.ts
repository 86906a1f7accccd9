/** All that a database holds and how it is made, to compare two of them. */
import pg from 'pg'
import { openPGlite } from '#app/db/pglite.server.ts'

type Query = (sql: string) => Promise<Record<string, unknown>[]>

export type Contents = { tables: Record<string, string>; made: string[] }

/** The rows of each table in one text, whatever their order on disk. */
const ROWS = (table: string) => `
  SELECT concat(count(*), ' rows, ', md5(coalesce(string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C"), ''))) AS rows
  FROM public."${table}" t`
const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`

/** Indexes, constraints, triggers and whether they are on, functions, sequences and their next numbers. */
const MADE = [
  `SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indrelid IN
     (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`,
  `SELECT concat(conrelid::regclass, ' ', conname, ' ', pg_get_constraintdef(oid), ' ', convalidated) AS text
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'`,
  `SELECT concat(pg_get_triggerdef(oid), ' ', tgenabled) AS text FROM pg_trigger WHERE NOT tgisinternal`,
  `SELECT concat(enumtypid::regtype, ' ', string_agg(enumlabel, ' ' ORDER BY enumsortorder)) AS text
     FROM pg_enum JOIN pg_type t ON t.oid = enumtypid WHERE t.typnamespace = 'public'::regnamespace GROUP BY enumtypid`,
  `SELECT concat(sequencename, ' after ', last_value) AS text FROM pg_sequences WHERE schemaname = 'public'`,
  `SELECT concat(table_name, '.', column_name, ' ', data_type, ' ', column_default, ' ', is_nullable) AS text
     FROM information_schema.columns WHERE table_schema = 'public'`,
]

async function read(query: Query): Promise<Contents> {
  const tables: Contents['tables'] = {}
  for (const { name } of await query(TABLES)) {
    const [row] = await query(ROWS(String(name)))
    tables[String(name)] = String(row?.rows)
  }
  const made = []
  for (const sql of MADE) made.push(...(await query(sql)).map(({ text }) => String(text)))
  return { tables, made: made.sort() }
}

export async function contentsOfFolder(folder: string): Promise<Contents> {
  const engine = await openPGlite(folder)
  try {
    return await read(async (sql) => (await engine.query<Record<string, unknown>>(sql)).rows)
  } finally {
    await engine.close()
  }
}

export async function contentsOfServer(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    return await read(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}
