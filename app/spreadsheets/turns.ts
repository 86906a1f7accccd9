/** Runs up to that many jobs at once; the others wait in order of arrival. An aborted one leaves the queue. */
export function turns(atOnce: number) {
  let free = atOnce
  const waiting = new Set<() => void>()

  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted()
      if (free > 0) {
        free--
        return resolve()
      }
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(enter)
        reject(signal?.reason)
      }
      waiting.add(enter)
      signal?.addEventListener('abort', leave, { once: true })
    })

  function pass() {
    const [next] = waiting
    if (!next) {
      free++
      return
    }
    waiting.delete(next)
    next()
  }

  return async <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    await turn(signal)
    try {
      return await work()
    } finally {
      pass()
    }
  }
}
