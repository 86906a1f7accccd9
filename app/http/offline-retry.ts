/**
 * When the connection drops, requests wait for it to return: the page and everything typed in it stay, and the request
 * is retried automatically. Submitting a form twice has one outcome, so nothing is done twice. Navigating elsewhere
 * cancels the request.
 */
import { useSyncExternalStore } from 'react'

const TRY_AGAIN_AFTER = 4_000

let waiting = 0
const listeners = new Set<() => void>()

/** The number of requests waiting for the connection. */
export function usePendingRetries(): number {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => 0,
  )
}

/** Makes the router's requests wait and retry; other fetches by the page fail as usual. */
export function retryWhenOnline(): void {
  const fetchOnce = window.fetch.bind(window)
  window.fetch = (input, init) =>
    isOfTheRouter(input) ? fetchWithRetry(() => fetchOnce(input, init), init?.signal) : fetchOnce(input, init)
}

const isOfTheRouter = (input: RequestInfo | URL) =>
  input instanceof URL && input.origin === location.origin && input.pathname.endsWith('.data')

async function fetchWithRetry(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof TypeError) || signal?.aborted) throw error
  }
  count(1)
  try {
    await whenOnline(signal)
  } finally {
    count(-1)
  }
  return fetchWithRetry(ask, signal)
}

/**
 * Resolves when the browser reports that it is online, or after a while, since it doesn't notice every outage along the
 * way.
 */
function whenOnline(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(goOn, TRY_AGAIN_AFTER)
    function goOn() {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    window.addEventListener('online', goOn)
    signal?.addEventListener('abort', goOn, { once: true })
  })
}

function count(change: number) {
  waiting += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
