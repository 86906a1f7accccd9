import type { App } from './handler.ts'

/** Whether the database responds: known within a second, even if it accepts connections and then says nothing. */
export async function readiness({ entry }: App): Promise<[number, string]> {
  const responds = await entry.module.databaseResponds()
  return responds ? [200, 'ready'] : [503, 'the database isn’t responding']
}
