/** How many pieces may wait. Whoever comes to a full line isn't kept waiting for nothing. */
export type Room = { ofClient: number; ofAll: number }

const ENDLESS: Room = { ofClient: Infinity, ofAll: Infinity }

/**
 * Starts work one piece per turn of the event loop. Clients take turns, so one with a lot of work delays itself. The returned
 * function waits for a turn; false at once if there's no room in the line, in which each client's first piece always has some.
 */
export function fairStart() {
  const waiting = new Map<string, (() => void)[]>()
  let isBusy = false
  let count = 0

  function startNext() {
    const [next] = waiting
    isBusy = next !== undefined
    if (!next) return
    const [client, [start, ...others]] = next
    waiting.delete(client)
    if (others.length > 0) waiting.set(client, others)
    count--
    setImmediate(startNext)
    start?.()
  }

  return (client: string, { ofClient, ofAll }: Room = ENDLESS): Promise<boolean> => {
    const own = waiting.get(client) ?? []
    const isFull = own.length >= ofClient || count >= ofAll
    if (isFull && own.length > 0) return Promise.resolve(false)
    return new Promise((resolve) => {
      count++
      waiting.set(client, [...own, () => resolve(true)])
      if (!isBusy) startNext()
    })
  }
}
