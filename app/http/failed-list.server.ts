import type { RouterContextProvider } from 'react-router'
import { log } from './log.server.ts'
import { factsOf } from './request-context.server.ts'

/**
 * Reads a list that its page can stand without. When that fails, the failure is logged and the list is the empty one,
 * marked: `ui/failed-list.tsx` then says so instead of 'nothing here'.
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
