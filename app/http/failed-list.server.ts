import type { RouterContextProvider } from 'react-router'
import { log } from './log.server.ts'
import { factsOf } from './request-context.server.ts'

/** Logs that a part of a page could not be read, for reading functions that let parts fail alone. */
export const logFailedPart = (context: Readonly<RouterContextProvider>) => (err: unknown) =>
  log.error({ requestId: factsOf(context).requestId, err }, 'a part of a page could not be read')

/**
 * Reads a list that its page can do without. A failure is logged and returns an empty list, marked as failed, so
 * `ui/failed-list.tsx` says so instead of 'nothing here'.
 */
export async function listOrFailure<Listing extends object>(
  context: Readonly<RouterContextProvider>,
  empty: NoInfer<Listing>,
  read: () => Promise<Listing>,
): Promise<Listing & { failed: boolean }> {
  try {
    return { ...(await read()), failed: false }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.error({ requestId: factsOf(context).requestId, err: error }, 'a list could not be read')
    return { ...empty, failed: true }
  }
}
