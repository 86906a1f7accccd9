import pg from 'pg'
import { countOpened, PATIENCE } from '#app/outgoing/outgoing.server.ts'

/** For a row, a table or a turn that another one holds; whoever waits for it can try again. */
const LOCKS = 20_000
/** A process that says nothing within a transaction, as one whose machine is gone, gives its locks back. */
const SILENCE = 60_000

/** What each connection relies on: moments are read in UTC, and nothing is held or waited for without an end. */
const settings = (patience: number): Record<string, string> => ({
  TimeZone: 'UTC',
  statement_timeout: String(patience),
  lock_timeout: String(LOCKS),
  idle_in_transaction_session_timeout: String(SILENCE),
})

/** As options of a connection. The server gives up first, so that its connection can be used again. */
export const connectionOptions = (patience: number): string =>
  Object.entries(settings(patience))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

const BEFORE =
  'The pooler in DATABASE_URL still lends connections that were opened before the database got our settings. Let it open new ones (PgBouncer: RECONNECT).'

/** Throws if moments would be read in another zone. */
export async function checkUserSettings(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ zone: string }>("SELECT current_setting('TimeZone') AS zone")
  if (rows[0]?.zone !== 'UTC') throw new Error(BEFORE)
}

/**
 * A pooler passes no options on, so the user has them in this database. Whoever needs other ones, as migrations do, sets
 * them by itself.
 */
export async function giveUserSettings(url: string): Promise<void> {
  const closed = countOpened('database')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const database = pg.escapeIdentifier(await nameOf(client))
    for (const [name, value] of Object.entries(settings(PATIENCE.database)))
      await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} TO '${value}'`)
  } finally {
    closed()
    await client.end()
  }
}

async function nameOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
  return rows[0]?.name ?? ''
}
