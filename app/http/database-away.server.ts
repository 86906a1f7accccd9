import type { RouterContextProvider } from 'react-router'
import { databasePresence } from '#app/db/database.server.ts'
import { isPassingFailure } from '#app/db/passing-failure.ts'
import { StorageFailure } from '#app/values/storage-failure.ts'
import { factsOf } from './request-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** The requests during which something failed, and whether one of these failures passes. */
const failed = new WeakMap<Context, { passes: boolean }>()

export function noteFailure(context: Context, error: unknown): void {
  const passes = failed.get(context)?.passes || error instanceof StorageFailure || isPassingFailure(error)
  failed.set(context, { passes })
}

/**
 * Whether a request can't be answered because the database is away or was away, or takes nothing new, or because the file
 * storage fails. It is only asked after something failed.
 */
export async function isDatabaseAway(context: Context): Promise<boolean> {
  if (factsOf(context).stuck) return true
  const failure = failed.get(context)
  if (!failure) return false
  return failure.passes || (await databasePresence()) !== 'ready'
}
