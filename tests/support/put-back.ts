/** A database that one file after the other begins on: what was written is put back, because a new one takes ten times as long. */
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Session = {
  rows: <Row>(sql: string) => Promise<Row[]>
  run: (sql: string) => Promise<unknown>
}
/** Lends a session to a piece of work. */
type Lend = <Done>(work: (session: Session) => Promise<Done>) => Promise<Done>

export const sessionIn =
  (engine: PGlite): Lend =>
  (work) =>
    work({
      rows: async <Row>(sql: string) => (await engine.query<Row>(sql)).rows,
      run: (sql) => engine.exec(sql),
    })

/** Connected for one piece of work alone, so that nothing stays open between two files. */
export const sessionOn =
  (url: string): Lend =>
  async (work) => {
    const client = new pg.Client(url)
    await client.connect()
    try {
      return await work({
        rows: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
        run: (sql) => client.query(sql),
      })
    } finally {
      await client.end()
    }
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

/** Of each table: the number of its rows, and the last transaction that wrote one. */
async function readStates({ rows }: Session, tables: Table[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map()
  const states = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, concat_ws(' ', count(*), max(xmin::text::bigint)) AS state FROM public.${name}`,
  )
  const read = await rows<{ name: string; state: string }>(states.join('\nUNION ALL '))
  return new Map(read.map(({ name, state }) => [name, state]))
}

const readDesign = async ({ rows }: Session) => (await rows<{ design: string }>(DESIGN))[0]?.design

/** Keeps a copy of all rows. What it returns puts them back, and answers false where the tables aren't what they were. */
export async function keepRows(lend: Lend): Promise<() => Promise<boolean>> {
  const kept = await lend(async (session) => {
    const tables = await session.rows<Table>(TABLES)
    const copies = tables.map(
      ({ name, columns }) => `CREATE TABLE ${KEPT}.${name} AS SELECT ${columns} FROM public.${name}`,
    )
    await session.run([`CREATE SCHEMA ${KEPT}`, ...copies].join(';\n'))
    return {
      tables,
      states: await readStates(session, tables),
      design: await readDesign(session),
      sequences: new Map((await session.rows<Sequence>(SEQUENCES)).map((one) => [one.name, one])),
    }
  })
  return () => lend((session) => putBack(session, kept))
}

type Kept = {
  tables: Table[]
  states: Map<string, string>
  design: string | undefined
  sequences: Map<string, Sequence>
}

async function putBack(session: Session, { tables, states, design, sequences }: Kept): Promise<boolean> {
  if ((await readDesign(session)) !== design) return false
  const now = await readStates(session, tables)
  const written = tables.filter(({ name }) => now.get(name) !== states.get(name))
  const advanced = (await session.rows<Sequence>(SEQUENCES)).filter(
    ({ name, last }) => last !== sequences.get(name)?.last,
  )
  if (written.length > 0) {
    // No trigger and no reference is looked at meanwhile.
    await session.run(
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
  if (advanced.length > 0)
    await session.run(advanced.map(({ name }) => setBack(sequences.get(name))).join(';\n'))
  for (const [name, state] of await readStates(session, written)) states.set(name, state)
  return true
}

const setBack = (sequence: Sequence | undefined) =>
  sequence &&
  `SELECT setval('${sequence.name}', ${sequence.last ?? sequence.start}, ${sequence.last !== null})`
