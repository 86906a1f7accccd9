const FIRST_WAIT = 5_000
const LONGEST_WAIT = 5 * 60_000

/**
 * Hears of news as long as the page is in view: a page in the background costs no line and no battery, and learns what it
 * missed when it comes back. Returns how to end it.
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
    source.addEventListener('news', ({ data }) => hear(data))
    source.addEventListener('error', comeBack)
  }

  /** A browser opens a stream that broke off again by itself, but not after a refusal. */
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
