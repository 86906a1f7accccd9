import { vi } from 'vitest'
import { db, fetch } from './app.ts'

/** The statements that a page sends to show itself, the session's included. */
export async function queriesOf(address: string, cookie: string): Promise<number> {
  const spies = [vi.spyOn(db(), '$queryRaw'), vi.spyOn(db(), '$executeRaw')]
  try {
    await fetch(address, { cookie })
    return spies.reduce((count, spy) => count + spy.mock.calls.length, 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
