/** The statements sent to the database, however the app makes them: counted in its driver. */
import pg from 'pg'
import { vi } from 'vitest'

type Driver = { query: (...args: unknown[]) => unknown }

export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(driver(), 'query')
  try {
    await work()
    return spy.mock.calls.length
  } finally {
    spy.mockRestore()
  }
}

/** The open embedded database, or else whatever connects to a server. */
function driver(): Driver {
  const holder = globalThis as { [OPEN]?: { embedded?: Driver } }
  return holder[OPEN]?.embedded ?? (pg.Client.prototype as unknown as Driver)
}
const OPEN = Symbol.for('members-network.database')
