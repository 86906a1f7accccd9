import pg from 'pg'
import { countOpened } from '#app/outgoing/outgoing.server.ts'

const PATIENCE = 1_000

/** A server that only reads is a copy that is about to take the place of the one before, or one that is being looked after. */
export type Presence = 'away' | 'only reads' | 'ready'

let asking: Promise<Presence> | undefined

/**
 * What a database server does, known within a second. A connection of its own tells a server that is away from one whose
 * connections are all in use. Whoever asks meanwhile gets the same answer.
 */
export function presenceOf(url: string): Promise<Presence> {
  asking ??= ask(url).finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(url: string): Promise<Presence> {
  const started = performance.now()
  const closed = countOpened('database')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ reads: boolean }>(
      "SELECT current_setting('transaction_read_only') = 'on' AS reads",
    )
    return rows[0]?.reads ? 'only reads' : 'ready'
  } catch {
    // If this process was too busy to listen, the silence says nothing about the server.
    return performance.now() - started > 3 * PATIENCE ? 'ready' : 'away'
  } finally {
    closed()
    client.end().catch(() => {})
  }
}
