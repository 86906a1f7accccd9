import pg from 'pg'
import { countOpened } from '#app/outgoing/outgoing.server.ts'

const PATIENCE = 1_000

let asking: Promise<boolean> | undefined

/**
 * Whether a database server responds, known within a second. A connection of its own tells a server that is away from
 * one whose connections are all in use. Whoever asks meanwhile gets the same answer.
 */
export function serverResponds(url: string): Promise<boolean> {
  asking ??= ask(url).finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(url: string): Promise<boolean> {
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
    await client.query('SELECT 1')
    return true
  } catch {
    // If this process was too busy to listen, the silence says nothing about the server.
    return performance.now() - started > 3 * PATIENCE
  } finally {
    closed()
    client.end().catch(() => {})
  }
}
