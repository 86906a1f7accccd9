/**
 * When the connection or our database drops, requests wait for it to return: the page and everything typed in it stay, and the request
 * is retried automatically. Submitting a form twice has one outcome, so nothing is done twice. Navigating elsewhere
 * cancels the request.
 */
import { useSyncExternalStore } from 'react'

const TRY_AGAIN_AFTER = 4_000

/** What a request waits for. */
export type Lost = 'connection' | 'server'
const nothing: Record<Lost, number> = { connection: 0, server: 0 }

let waiting = nothing
const listeners = new Set<() => void>()

/** The numbers of waiting requests. */
export function usePendingRetries(): Record<Lost, number> {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => nothing,
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
  let lost: Lost = 'connection'
  try {
    const response = await ask()
    if (!isAway(response)) return response
    lost = 'server'
  } catch (error) {
    if (!(error instanceof TypeError) || signal?.aborted) throw error
  }
  count(lost, 1)
  try {
    await whenOnline(signal)
  } finally {
    count(lost, -1)
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

/** Only a server whose database is away says when to come back. */
const isAway = ({ status, headers }: Response) => status === 503 && headers.has('retry-after')

function count(lost: Lost, change: number) {
  waiting = { ...waiting, [lost]: waiting[lost] + change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
