import { withOutgoing } from '#app/outgoing/outgoing.server.ts'

/** The header under which the provider repeats its first response to a retried request. */
export const KEY = 'chargebee-idempotency-key'

const PAUSE = 400
/** Temporary failures. A 409 means that the first attempt is still being processed. */
const PASSING = [409, 502, 503, 504]

/**
 * Sends a request of the provider's library, and retries it once after a temporary failure if repeating it is harmless.
 * Headers and body must arrive within `patience` milliseconds, both attempts together. The library's own retries aren't
 * used, because they wait for as long as a busy server asks them to.
 */
export function fetchWithRetry(request: Request, patience: number): Promise<Response> {
  return withOutgoing('billing', (signal) => sendTwice(request, signal), patience)
}

async function sendTwice(request: Request, signal: AbortSignal): Promise<Response> {
  const send = () => fetch(request.clone(), { signal })
  if (!isRepeatable(request)) return send()
  const first = await send().catch((error: unknown) => error)
  if (first instanceof Response && !PASSING.includes(first.status)) return first
  if (signal.aborted) throw first
  if (first instanceof Response) await first.body?.cancel()
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  return send()
}

const isRepeatable = ({ method, headers }: Request) => method === 'GET' || headers.has(KEY)
