import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { shownPlace } from './shown-place.ts'

/** Location state of a navigation that leaves the focus where it is. */
export const focusStays = { focusStays: true }

/** The id of the element with the number of a list's results, which is said when a filter has changed them. */
export const COUNT = 'count'

let placed = false
let outcome: HTMLElement | null = null
let besides = ''
/** The page that was left when an outcome took the focus. */
let left: Location | null = null
let sayNow = (_: string) => {}

/** Focuses the element that a navigation leads to, and leaves the focus there. */
export function focusPlaced(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  element.focus()
  placed = true
}

/** Focuses the outcome of a form, which says itself, if the focus has no other place. Call it in a layout effect. */
export function tellOutcome(element: HTMLElement | null) {
  outcome = element
}

/** Where the focus goes when its place is gone. */
export const mainPlace = () => outcome ?? document.getElementById('page-title')

/** Where what an outcome is about stands: the link to the page on which it was done. */
export function placeLeft(): HTMLElement | null {
  // A page that shows its own outcome has no link to itself but those that dismiss it.
  if (left === null || left.pathname === window.location.pathname) return null
  const path = CSS.escape(left.pathname)
  return shownPlace(document.querySelector(`main a[href="${path}"], main a[href^="${path}?"]`))
}

/** Says a sentence now. */
export function say(sentence: string) {
  sayNow(sentence)
}

/** Says this as well when the list on the page changes. Call it in the cleanup of an effect. */
export function sayBesides(sentence: string) {
  besides = sentence
}

/**
 * Rendered once in the root: says one sentence after each client navigation, on another page its title, in the same list
 * the number of results. The outcome of a form is a live region of its own. The focus moves to the outcome or to the
 * title, and stays where it is in the same list.
 */
export function RouteAnnouncer() {
  const location = useLocation()
  const [message, setMessage] = useState('')
  const shown = useRef(location)

  useEffect(() => {
    // A trailing no-break space makes an unchanged sentence a new message.
    sayNow = (sentence) => setMessage((last) => (last === sentence ? `${sentence}\u00a0` : sentence))
  }, [])

  useEffect(() => {
    const before = shown.current
    if (before === location) return forget()
    shown.current = location
    const isSamePage = before.pathname === location.pathname
    const isSameList = isSamePage && before.search === location.search
    const dialog = document.querySelector('dialog[open]')
    const stays = location.state?.focusStays || placed || dialog
    const lost = document.activeElement === document.body
    const moves = (lost || !isSamePage) && !stays
    left = moves && outcome ? before : null
    if (moves && outcome) focusSoon(outcome)
    else if (moves) mainPlace()?.focus({ preventScroll: true })
    // A dialog's heading has the focus, and says the same as the title.
    const isSaid = outcome || (!isSamePage && dialog)
    const sentence = isSaid ? '' : !isSameList && ((isSamePage && found()) || document.title)
    forget()
    if (sentence !== false) say(sentence)
  }, [location])

  return <LiveRegion>{message}</LiveRegion>
}

/** Once an outcome that has just appeared is known to be there: the focus then cuts its saying short, and says it once. */
function focusSoon(element: HTMLElement) {
  Promise.resolve().then(() => element.focus())
}

function forget() {
  placed = false
  outcome = null
  besides = ''
}

/** '77 of 182 members found.' */
function found() {
  const count = document.getElementById(COUNT)?.textContent
  return count && `${count} found. ${besides}`.trim()
}

export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  )
}
