const FIRST_WAIT = 5_000
const LONGEST_WAIT = 5 * 60_000

/**
 * Listens for notifications while the page is visible: a page in the background uses no connection or battery, and catches up
 * when it is visible again. Returns a function that stops it.
 */
export function openStream(address: () => string, hear: (kind: string) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT

  function open() {
    clearTimeout(timer)
    if (source || document.visibilityState === 'hidden') return
    source = new EventSource(address())
    source.addEventListener('open', () => {
      wait = FIRST_WAIT
    })
    source.addEventListener('notifications', ({ data }) => hear(data))
    source.addEventListener('error', comeBack)
  }

  /** A browser reopens an interrupted stream on its own, but not after a refusal. */
  function comeBack() {
    if (source?.readyState !== EventSource.CLOSED) return
    close()
    timer = setTimeout(open, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  function close() {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open())
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', close)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('pagehide', close)
    close()
  }
}
