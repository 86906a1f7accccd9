import { setTimeout as sleep } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { countOpened } from '#app/outgoing/outgoing.server.ts'

/** One connection to a database of either kind, for commands. */
export type Session = {
  /** A statement, all of whose columns are texts. */
  rows: (sql: string, values?: unknown[]) => Promise<(string | null)[][]>
  /** A script of one statement or more. */
  run: (sql: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Values are read and written as the same texts everywhere, and no setting of the server cuts a long work short. */
const SETTINGS = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, MDY'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL search_path = public;
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = '10s'`

export async function inTransaction<Result>(
  session: Session,
  mode: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await session.run(`BEGIN ${mode}`)
  try {
    await session.run(SETTINGS)
    const result = await work()
    await session.run('COMMIT')
    return result
  } catch (error) {
    await session.run('ROLLBACK').catch(() => {})
    throw error
  }
}

export async function sessionOn(url: string): Promise<Session> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  const closed = countOpened('database')
  await client.connect()
  return {
    rows: async (text, values) => (await client.query({ text, values, rowMode: 'array' })).rows,
    run: (script) => client.query(script),
    async close() {
      closed()
      await client.end()
    },
  }
}

export function sessionIn(engine: PGlite): Session {
  return {
    rows: async (sql, values) =>
      (await engine.query(sql, values, { rowMode: 'array' })).rows as (string | null)[][],
    run: (script) => engine.exec(script),
    close: () => engine.close(),
  }
}

const OTHERS = `
  SELECT count(*)::text FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`
/** A connection that was closed a moment ago may still be listed. */
const TRIES = 20
const PAUSE = 100

/** Throws while others are connected to a database on a server: they would go on with what is no longer there. */
export async function checkUnused(session: Session): Promise<void> {
  let others = '0'
  for (let tries = 0; tries < TRIES; tries++) {
    const [[count] = []] = await session.rows(OTHERS)
    others = count ?? '0'
    if (others === '0') return
    await sleep(PAUSE)
  }
  throw new Error(`The database has ${others} other connections. Stop the servers first.`)
}
