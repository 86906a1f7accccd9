import type { RouterContextProvider } from 'react-router'
import { databasePresence } from '#app/db/database.server.ts'
import { factsOf } from './request-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** The requests during which something failed. */
const failed = new WeakSet<Context>()

export function noteFailure(context: Context): void {
  failed.add(context)
}

/**
 * Whether a request can't be answered because the database is away, or takes nothing new. It is only asked after something
 * failed.
 */
export async function isDatabaseAway(context: Context): Promise<boolean> {
  if (factsOf(context).stuck) return true
  return failed.has(context) && (await databasePresence()) !== 'ready'
}
