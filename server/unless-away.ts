import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 1_000

/**
 * The response, however long it takes; undefined if the database proves to be away meanwhile. Everything else that a
 * request waits for has a limit of its own.
 */
export async function unlessAway(
  handled: Promise<Response>,
  databaseResponds: () => Promise<boolean>,
): Promise<Response | undefined> {
  // It is no longer waited for once the database is away.
  handled.catch(() => {})
  const answered = new AbortController()
  const isThere = () => sleep(PATIENCE, undefined, { signal: answered.signal }).then(databaseResponds)
  try {
    for (;;) {
      const response = await Promise.race([handled, isThere()])
      if (response instanceof Response) return response
      if (!response) return undefined
    }
  } finally {
    answered.abort()
  }
}
