import pg from 'pg'
import { countOpened } from '#app/outgoing/outgoing.server.ts'

/** However long the one before takes. */
const options = '-c statement_timeout=0 -c lock_timeout=0'

/** Any number, as long as it is only ours. */
const MIGRATING = 7_204_031

/**
 * Waits until no other process, on whatever machine, migrates the database at that URL, and then does so. A process that
 * dies meanwhile gives its turn away with its connection. It has to be a connection of its own: a pooler that lends one for
 * each transaction keeps no turn.
 */
export async function inTurn<Result>(url: string, migrate: () => Promise<Result>): Promise<Result> {
  const closed = countOpened('database')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING])
    return await migrate()
  } finally {
    closed()
    await client.end()
  }
}
