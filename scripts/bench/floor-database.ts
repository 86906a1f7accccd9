/** The database without any layer in between: rows are arrays. */
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { openPGlite } from '#app/db/pglite.server.ts'
import type { Statement } from './messages.ts'

export type Row = unknown[]
type Run = (statement: Statement) => Promise<Row[]>
export type FloorDatabase = {
  query: Run
  /** One after the other on one connection. */
  repeat: (statements: Statement[]) => Promise<void>
  close: () => Promise<void>
}

export function openFloorDatabase(): Promise<FloorDatabase> {
  const { DATABASE_URL, DATA_DIR } = process.env
  return DATABASE_URL ? onServer(DATABASE_URL) : embedded(`${DATA_DIR}/database`)
}

async function onServer(url: string): Promise<FloorDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c TimeZone=UTC' })
  const query = async (client: pg.Pool | pg.PoolClient, statement: Statement): Promise<Row[]> =>
    (await client.query({ ...statement, rowMode: 'array' })).rows
  return {
    query: (statement) => query(pool, statement),
    async repeat(statements) {
      const client = await pool.connect()
      try {
        for (const statement of statements) await query(client, statement)
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

async function embedded(folder: string): Promise<FloorDatabase> {
  const engine = await openPGlite(folder)
  const query = async (on: Pick<PGlite, 'query'>, { text, values }: Statement) =>
    (await on.query<Row>(text, values, { rowMode: 'array' })).rows
  return {
    query: (statement) => query(engine, statement),
    // All share its one connection, so transactions are left to the engine itself.
    async repeat(statements) {
      const left = statements.values()
      for (const statement of left) {
        if (statement.text !== 'BEGIN') await query(engine, statement)
        else await engine.transaction((tx) => untilCommit(left, (inside) => query(tx, inside)))
      }
    },
    close: () => engine.close(),
  }
}

async function untilCommit(left: Iterator<Statement>, run: Run) {
  for (let next = left.next(); !next.done && next.value.text !== 'COMMIT'; next = left.next())
    await run(next.value)
}
