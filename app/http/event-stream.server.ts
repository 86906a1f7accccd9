import { settings } from '#app/settings.server.ts'
import { tooMany } from './too-many.server.ts'

/** A response that stays open: server-sent events for one page. */

type Send = (event: string, data: string) => void
/** Starts sending; returns a function that stops it. */
type Begin = (send: Send) => Promise<() => void>

/** Less than the time after which proxies and phone networks consider a connection dead. */
const HEARTBEAT = 25_000
/** The browser then reconnects and passes the guards again. */
const LIFETIME = 5 * 60_000
const COMES_BACK_AFTER = 3_000
/** In seconds. */
const ASKS_AGAIN_AFTER = 60
const encoder = new TextEncoder()
const open = new Set<() => void>()
const openOf = new Map<number, number>()
let refused = 0

export const openEventStreams = () => open.size

/** How many were refused since the start, because their member had too many. */
export const refusedEventStreams = () => refused

/** Ends all streams so that the process can stop; browsers reconnect on their own. */
export function endEventStreams(): void {
  for (const end of [...open]) end()
}

/** A stream of the member's; a refusal beyond as many as one member can have. Their browser asks again later. */
export async function eventStream(memberId: number, signal: AbortSignal, begin: Begin): Promise<Response> {
  const count = openOf.get(memberId) ?? 0
  if (count >= settings().STREAMS_PER_MEMBER) {
    refused++
    return new Response('Too many streams', tooMany(ASKS_AGAIN_AFTER))
  }
  openOf.set(memberId, count + 1)
  const { body, write, close } = textStream(() => end())
  const beat = setInterval(() => write(':\n\n'), HEARTBEAT)
  const life = setTimeout(() => end(), LIFETIME)
  let stop: (() => void) | undefined
  const end = () => {
    if (!open.delete(end)) return
    leave(memberId)
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

function leave(memberId: number): void {
  const others = (openOf.get(memberId) ?? 0) - 1
  if (others > 0) openOf.set(memberId, others)
  else openOf.delete(memberId)
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
