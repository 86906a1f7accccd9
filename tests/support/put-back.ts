/** A database that one file after the other begins on: what was written is put back, because a new one takes ten times as long. */
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Session = {
  rows: <Row>(sql: string) => Promise<Row[]>
  run: (sql: string) => Promise<unknown>
}

export const sessionIn = (engine: PGlite): Session => ({
  rows: async <Row>(sql: string) => (await engine.query<Row>(sql)).rows,
  run: (sql) => engine.exec(sql),
})

/** Connected while it is asked alone, so that nothing stays open between two files. */
export function sessionOn(url: string): Session {
  async function ask(sql: string) {
    const client = new pg.Client(url)
    await client.connect()
    try {
      return await client.query(sql)
    } finally {
      await client.end()
    }
  }
  return { rows: async <Row>(sql: string) => (await ask(sql)).rows as Row[], run: ask }
}

/** Beside those of the app, which looks for its tables in its own schema. */
const KEPT = 'kept'

const TABLES = `
  SELECT format('%I', c.relname) AS name, string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`

/** How the tables are made: a test that leaves them otherwise takes its database with it. */
const DESIGN = `
  SELECT md5(string_agg(part, ' ' ORDER BY part)) AS design FROM (
    SELECT concat_ws(' ', c.oid, c.relname, a.attname, a.atttypid, a.attnotnull, a.atthasdef) AS part
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', oid, conname, convalidated) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', indexrelid, indisvalid, pg_get_indexdef(indexrelid))
      FROM pg_index JOIN pg_class i ON i.oid = indexrelid WHERE i.relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', oid, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat_ws(' ', oid, proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', oid, rulename) FROM pg_rewrite
  ) AS parts`

const SEQUENCES = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last, start_value::text AS start
  FROM pg_sequences WHERE schemaname = 'public'`

type Table = { name: string; columns: string }
type Sequence = { name: string; last: string | null; start: string }

/** Keeps a copy of all rows. What it returns puts them back, and answers false where the tables aren't what they were. */
export async function keepRows({ rows, run }: Session): Promise<() => Promise<boolean>> {
  const tables = await rows<Table>(TABLES)
  const copies = tables.map(
    ({ name, columns }) => `CREATE TABLE ${KEPT}.${name} AS SELECT ${columns} FROM public.${name}`,
  )
  await run([`CREATE SCHEMA ${KEPT}`, ...copies].join(';\n'))

  /** Of each table: the number of its rows, and the last transaction that wrote one. */
  const statesSql = tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, concat_ws(' ', count(*), max(xmin::text::bigint)) AS state FROM public.${name}`,
    )
    .join('\nUNION ALL ')
  const readStates = async () =>
    new Map((await rows<{ name: string; state: string }>(statesSql)).map(({ name, state }) => [name, state]))
  const readDesign = async () => (await rows<{ design: string }>(DESIGN))[0]?.design

  const design = await readDesign()
  const sequences = new Map((await rows<Sequence>(SEQUENCES)).map((one) => [one.name, one]))
  let states = await readStates()

  return async () => {
    if ((await readDesign()) !== design) return false
    const now = await readStates()
    const written = tables.filter(({ name }) => now.get(name) !== states.get(name))
    const advanced = (await rows<Sequence>(SEQUENCES)).filter(
      ({ name, last }) => last !== sequences.get(name)?.last,
    )
    if (written.length > 0) {
      // No trigger and no reference is looked at meanwhile.
      await run(
        [
          'SET LOCAL session_replication_role = replica',
          'SET LOCAL lock_timeout = 5000',
          ...written.map(({ name }) => `DELETE FROM public.${name}`),
          ...written.map(
            ({ name, columns }) =>
              `INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${KEPT}.${name}`,
          ),
        ].join(';\n'),
      )
    }
    if (advanced.length > 0) await run(advanced.map(({ name }) => setBack(sequences.get(name))).join(';\n'))
    states = await readStates()
    return true
  }
}

const setBack = (sequence: Sequence | undefined) =>
  sequence &&
  `SELECT setval('${sequence.name}', ${sequence.last ?? sequence.start}, ${sequence.last !== null})`
