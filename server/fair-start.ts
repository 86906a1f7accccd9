/** Starts work one piece per turn of the event loop. Clients take turns, so one with a lot of work delays itself. */
export function fairStart() {
  const waiting = new Map<string, (() => void)[]>()
  let isBusy = false

  function startNext() {
    const [next] = waiting
    isBusy = next !== undefined
    if (!next) return
    const [client, [start, ...others]] = next
    waiting.delete(client)
    if (others.length > 0) waiting.set(client, others)
    setImmediate(startNext)
    start?.()
  }

  return (client: string) =>
    new Promise<void>((resolve) => {
      waiting.set(client, [...(waiting.get(client) ?? []), resolve])
      if (!isBusy) startNext()
    })
}
