/** How long something has to be in view, and how long marks are collected before they are sent. */
const GATHERED_MS = 800

/** Sends the ids and reports whether they were accepted. */
type Mark = (ids: string[]) => Promise<boolean>

/**
 * Marks the items of a list, elements with `data-unseen`, once their `share` has been in view for a while, or they have
 * filled the window. Marks that failed are sent again when the reader moves on. Returns a function that stops it.
 */
export function watchUnseen(list: HTMLElement, share: number, mark: Mark): () => void {
  const sent = new Set<string>()
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function inView() {
    if (document.visibilityState !== 'visible') return []
    return [...list.querySelectorAll<HTMLElement>('[data-unseen]')]
      .filter((item) => fills(item.getBoundingClientRect(), share))
      .map((item) => item.dataset.unseen ?? '')
      .filter((id) => !sent.has(id))
  }

  function look() {
    const found = inView()
    if (timer !== undefined) waiting = waiting.filter((id) => found.includes(id))
    else if (found.length > 0) {
      waiting = found
      timer = setTimeout(send, GATHERED_MS)
    }
  }

  function send() {
    timer = undefined
    const found = inView()
    const due = waiting.filter((id) => found.includes(id))
    for (const id of due) sent.add(id)
    if (due.length > 0) {
      mark(due).then((taken) => {
        if (!taken) for (const id of due) sent.delete(id)
      })
    }
    look()
  }

  look()
  const events = ['scroll', 'resize', 'online'] as const
  for (const event of events) window.addEventListener(event, look, { passive: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    for (const event of events) window.removeEventListener(event, look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Heights are fractions of pixels: an item that fills the window may miss its edges by less than one. */
function fills({ top, bottom, height }: DOMRect, share: number) {
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return visible > 0 && visible >= Math.min(height * share, window.innerHeight - 1)
}
