import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Location state of a navigation that leaves the focus where it is. */
export const focusStays = { focusStays: true }

let placed = false

/** Focuses the element that a navigation leads to, and leaves the focus there. */
export function focusPlaced(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  element.focus()
  placed = true
}

/** Rendered once in the root: after a client navigation it moves the focus to the page's title and announces it. */
export function RouteAnnouncer() {
  const { pathname, search, state } = useLocation()
  const [message, setMessage] = useState('')
  const shown = useRef({ pathname, search })

  useEffect(() => {
    const before = shown.current
    if (before.pathname === pathname && before.search === search) return
    shown.current = { pathname, search }
    // A trailing no-break space makes an unchanged title a new message.
    setMessage((last) => (last === document.title ? `${document.title}\u00a0` : document.title))
    const stays = state?.focusStays || placed || document.querySelector('dialog[open]')
    placed = false
    const lost = document.activeElement === document.body
    if ((before.pathname !== pathname || lost) && !stays) {
      document.getElementById('page-title')?.focus({ preventScroll: true })
    }
  }, [pathname, search, state])

  return <LiveRegion>{message}</LiveRegion>
}

export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  )
}
