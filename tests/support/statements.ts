/**
 * The statements sent to the database, however the app makes them: counted in its driver. Whether the database is there
 * is asked of it once a request has taken a second, so that doesn't count.
 */
import pg from 'pg'
import { vi } from 'vitest'

type Driver = { query: (...args: unknown[]) => unknown }

export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(driver(), 'query')
  try {
    await work()
    return spy.mock.calls.filter(([asked]) => !isPresence(asked)).length
  } finally {
    spy.mockRestore()
  }
}

const PRESENCE = /^SELECT (1$|current_setting\('transaction_read_only'\))/

const isPresence = (asked: unknown) => typeof asked === 'string' && PRESENCE.test(asked)

/** The open embedded database, or else whatever connects to a server. */
function driver(): Driver {
  const holder = globalThis as { [OPEN]?: { embedded?: Driver } }
  return holder[OPEN]?.embedded ?? (pg.Client.prototype as unknown as Driver)
}
const OPEN = Symbol.for('members-network.database')
