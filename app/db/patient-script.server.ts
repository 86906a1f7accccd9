import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const LOCK_TIMEOUT = '55P03'
/** Whoever wants a table waits behind a script that waits for it: so much at most, and so much less often. */
const WAITS = '2s'
const PAUSE = 3_000

type Script = { pause?: number; waits?: string }

/**
 * Runs a migration's script, which is one transaction, without holding up those who use its tables while it waits for one that
 * reads them for long, such as a backup: it stands back and tries again.
 */
export async function runPatiently(
  pool: pg.Pool,
  sql: string,
  { pause = PAUSE, waits = WAITS }: Script = {},
): Promise<void> {
  const client = await pool.connect()
  try {
    // An index that is made concurrently holds nobody up, and is left half made if its waiting ends.
    await client.query(`SET lock_timeout TO '${/\bCONCURRENTLY\b/i.test(sql) ? 0 : waits}'`)
    while (!(await isDone(client, sql))) await sleep(pause)
  } finally {
    client.release()
  }
}

async function isDone(client: pg.PoolClient, sql: string): Promise<boolean> {
  try {
    await client.query(sql)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_TIMEOUT) return false
    throw error
  }
}
