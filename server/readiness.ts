import type { App } from './handler.ts'
import type { Load } from './load.ts'

/**
 * Whether this process can take requests: not while it sends even forms away. Whether the database responds is known within a second,
 * even if it accepts connections and then says nothing.
 */
export async function readiness({ entry }: App, load: Load): Promise<[number, string]> {
  if (load === 'overloaded') return [503, 'too busy']
  const responds = await entry.module.databaseResponds()
  return responds ? [200, 'ready'] : [503, 'the database isn’t responding']
}
