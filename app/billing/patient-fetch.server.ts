/** The header under which the provider answers a request that is sent again as it answered it first. */
export const KEY = 'chargebee-idempotency-key'

const PAUSE = 400
/** Faults that pass. A 409 is the answer to a request whose first try is still being worked on. */
const PASSING = [409, 502, 503, 504]

/**
 * Sends a request of the provider's library, and once more after a fault that passes, where twice is like once. Headers and body
 * have to be there within `patience` milliseconds, both tries together. The library's own retries aren't used: they wait for as
 * long as a busy server asks them to.
 */
export async function fetchPatiently(request: Request, patience: number): Promise<Response> {
  const signal = AbortSignal.timeout(patience)
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
