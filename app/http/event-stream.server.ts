/** A response that stays open: server-sent events for one page. */

type Send = (event: string, data: string) => void
/** Starts sending; returns a function that stops it. */
type Begin = (send: Send) => Promise<() => void>

/** Less than the time after which proxies and phone networks consider a connection dead. */
const HEARTBEAT = 25_000
/** The browser then reconnects and passes the guards again. */
const LIFETIME = 5 * 60_000
const COMES_BACK_AFTER = 3_000
const encoder = new TextEncoder()
const open = new Set<() => void>()

export const openEventStreams = () => open.size

/** Ends all streams so that the process can stop; browsers reconnect on their own. */
export function endEventStreams(): void {
  for (const end of [...open]) end()
}

export async function eventStream(signal: AbortSignal, begin: Begin): Promise<Response> {
  const { body, write, close } = textStream(() => end())
  const beat = setInterval(() => write(':\n\n'), HEARTBEAT)
  const life = setTimeout(() => end(), LIFETIME)
  let stop: (() => void) | undefined
  const end = () => {
    if (!open.delete(end)) return
    clearInterval(beat)
    clearTimeout(life)
    signal.removeEventListener('abort', end)
    stop?.()
    close()
  }
  open.add(end)
  signal.addEventListener('abort', end)
  write(`retry: ${COMES_BACK_AFTER}\n\n`)
  try {
    stop = await begin((event, data) => write(`event: ${event}\ndata: ${data}\n\n`))
  } catch (error) {
    end()
    throw error
  }
  if (!open.has(end)) stop()
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

function textStream(cancel: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
    cancel() {
      controller = undefined
      cancel()
    },
  })
  return {
    body,
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    close() {
      controller?.close()
      controller = undefined
    },
  }
}
