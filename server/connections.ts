import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No client needs more at a time over one connection: browsers send the next request after the response. */
const MOST_AT_A_TIME = 8

/** A connection's requests that have no response yet. */
type Line = {
  length: number
  last: Promise<void>
  /** Settled once nothing can be sent any more. */
  gone: Promise<void>
  current?: { request: IncomingMessage; response: ServerResponse }
  isClosing?: true
}
/** Never fails: it answers failures itself. */
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const lines = new WeakMap<Socket, Line>()

/**
 * Responds to a connection's requests one by one, so that a few connections with many requests don't keep others
 * waiting. After too many at a time the connection ends, with a response to those before.
 */
export function oneByOne(answer: Answer): RequestListener {
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? newLine(socket)
    if (line.isClosing) return
    if (++line.length >= MOST_AT_A_TIME) {
      line.isClosing = true
      response.shouldKeepAlive = false
    }
    line.last = line.last.then(async () => {
      if (socket.destroyed) return
      line.current = { request, response }
      const sent = new Promise<void>((resolve) => response.once('close', resolve))
      await answer(request, response)
      await Promise.race([sent, line.gone])
      line.current = undefined
      line.length--
    })
  }
}

function newLine(socket: Socket): Line {
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const line: Line = { length: 0, last: Promise.resolve(), gone }
  lines.set(socket, line)
  return line
}

/** Closes connections on which nothing moves for that many milliseconds, unless it is our own work that takes longer. */
export function closeIdle(server: Server, patience: number): void {
  server.timeout = patience
  server.on('timeout', (socket: Socket) => {
    const current = lines.get(socket)?.current
    if (!current) return void socket.destroy()
    if (isWorking(socket, current)) return void socket.setTimeout(patience)
    // Otherwise the system would keep what the client doesn't read.
    socket.resetAndDestroy()
  })
}

/** Whether the client waits for us, instead of us for the client to read or to send. */
function isWorking(socket: Socket, { request }: NonNullable<Line['current']>): boolean {
  const wantsMore = request.readableLength < request.readableHighWaterMark
  return socket.writableLength === 0 && (request.complete || !wantsMore)
}
