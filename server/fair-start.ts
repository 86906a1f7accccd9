/** How many pieces may wait. Whoever comes to a full line isn't kept waiting for nothing. */
export type Room = { ofClient: number; ofAll: number }

const ENDLESS: Room = { ofClient: Infinity, ofAll: Infinity }

/**
 * Starts work one piece per turn of the event loop. Clients take turns, so one with a lot of work delays itself; and so do
 * two lines, so that what must get through has one that the crowd isn't in. The returned function waits for a turn; false at
 * once if there's no room in the line, in which each client's first piece always has some.
 */
export function fairStart() {
  const lines = { crowd: newLine(), ahead: newLine() }
  let isBusy = false
  let isAheadNext = true

  function startNext() {
    const [own, other] = isAheadNext ? [lines.ahead, lines.crowd] : [lines.crowd, lines.ahead]
    const start = own.take() ?? other.take()
    isAheadNext = !isAheadNext
    isBusy = start !== undefined
    if (!start) return
    setImmediate(startNext)
    start()
  }

  return (client: string, room: Room = ENDLESS, line: keyof typeof lines = 'crowd'): Promise<boolean> => {
    if (lines[line].isFull(client, room)) return Promise.resolve(false)
    return new Promise((resolve) => {
      lines[line].join(client, () => resolve(true))
      if (!isBusy) startNext()
    })
  }
}

function newLine() {
  const waiting = new Map<string, (() => void)[]>()
  let count = 0
  return {
    isFull(client: string, { ofClient, ofAll }: Room) {
      const own = waiting.get(client)?.length ?? 0
      return own > 0 && (own >= ofClient || count >= ofAll)
    },
    join(client: string, start: () => void) {
      count++
      waiting.set(client, [...(waiting.get(client) ?? []), start])
    },
    /** The first piece of the client whose turn it is. */
    take() {
      const [next] = waiting
      if (!next) return undefined
      const [client, [start, ...others]] = next
      waiting.delete(client)
      if (others.length > 0) waiting.set(client, others)
      count--
      return start
    },
  }
}
