/** So near to the edge of the window it scrolls. */
const EDGE = 48
const SCROLLED = 12

/** Follows the pointer that holds a row by its grip. Answers with the place where it is let go, or null for its own. */
export function dragRow(grip: HTMLElement, pointerId: number, from: number): Promise<number | null> {
  const row = grip.closest<HTMLElement>('.form-row')
  const rows = [...(row?.parentElement?.querySelectorAll<HTMLElement>(':scope > .form-row') ?? [])]
  if (!row || !grip.hasPointerCapture(pointerId)) return Promise.resolve(null)
  const ended = new AbortController()
  const { signal } = ended
  const start = middleOf(grip)
  let place = from

  function move({ clientY }: PointerEvent) {
    if (clientY < EDGE) window.scrollBy(0, -SCROLLED)
    if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLLED)
    row?.style.setProperty('translate', `0 ${clientY + window.scrollY - start}px`)
    const others = rows.filter((other) => other !== row)
    place = others.filter((other) => middleOf(other) < clientY + window.scrollY).length
    for (const [index, other] of others.entries()) {
      other.toggleAttribute('data-drop-above', index === place)
      other.toggleAttribute('data-drop-below', index === others.length - 1 && place === others.length)
    }
  }

  return new Promise<number | null>((resolve) => {
    const letGo = (to: number | null) => () => {
      ended.abort()
      resolve(to)
    }
    row.toggleAttribute('data-dragged', true)
    grip.addEventListener('pointermove', move, { signal })
    grip.addEventListener('pointerup', () => letGo(place === from ? null : place)(), { signal })
    grip.addEventListener('pointercancel', letGo(null), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(null)(), { signal })
  }).finally(() => {
    row.style.removeProperty('translate')
    row.removeAttribute('data-dragged')
    for (const other of rows) {
      other.removeAttribute('data-drop-above')
      other.removeAttribute('data-drop-below')
    }
  })
}

/** From the top of the document. */
function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2 + window.scrollY
}
