/** The database without anything between it and the program: rows come as lists. */
import pg from 'pg'
import { openPGlite } from '#app/db/pglite.server.ts'
import type { Statement } from './messages.ts'

export type Row = unknown[]
type Run = (statement: Statement) => Promise<Row[]>
export type FloorDatabase = {
  /** One connection for as long as the work lasts. */
  use: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

export function openFloorDatabase(): Promise<FloorDatabase> {
  const { DATABASE_URL, DATA_DIR } = process.env
  return DATABASE_URL ? onServer(DATABASE_URL) : embedded(`${DATA_DIR}/database`)
}

async function onServer(url: string): Promise<FloorDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c TimeZone=UTC' })
  return {
    async use(work) {
      const client = await pool.connect()
      try {
        return await work(async (statement) => (await client.query({ ...statement, rowMode: 'array' })).rows)
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

async function embedded(folder: string): Promise<FloorDatabase> {
  const engine = await openPGlite(folder)
  const run: Run = async ({ text, values }) =>
    (await engine.query<Row>(text, values, { rowMode: 'array' })).rows
  return { use: (work) => work(run), close: () => engine.close() }
}
