/**
 * On a line that comes and goes, what a page asks of the server waits for the line: the page with all that was typed stays
 * as it is, and what was sent goes again by itself. Sending a form twice has one outcome, so that nothing is done twice.
 * Whoever goes elsewhere meanwhile takes the request back.
 */
import { useSyncExternalStore } from 'react'

const TRY_AGAIN_AFTER = 4_000

let waiting = 0
const listeners = new Set<() => void>()

/** How many requests wait for the line. */
export function useWaiting(): number {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => 0,
  )
}

/** Makes the router's requests patient; the rest of what a page fetches is told when it fails. */
export function waitForTheLine(): void {
  const fetchOnce = window.fetch.bind(window)
  window.fetch = (input, init) =>
    isOfTheRouter(input) ? fetchPatiently(() => fetchOnce(input, init), init?.signal) : fetchOnce(input, init)
}

const isOfTheRouter = (input: RequestInfo | URL) =>
  input instanceof URL && input.origin === location.origin && input.pathname.endsWith('.data')

async function fetchPatiently(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof TypeError) || signal?.aborted) throw error
  }
  count(1)
  try {
    await theLine(signal)
  } finally {
    count(-1)
  }
  return fetchPatiently(ask, signal)
}

/** Until the browser says that it is online, or a while has passed: it doesn't know of everything that is in between. */
function theLine(signal?: AbortSignal | null): Promise<void> {
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
