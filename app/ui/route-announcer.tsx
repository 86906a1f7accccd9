import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { shownPlace } from './shown-place.ts'

/** Location state of a navigation that leaves the focus where it is. */
export const focusStays = { focusStays: true }

/** The id of the element with the number of a list's results, which is said when a filter has changed them. */
export const COUNT = 'count'

/** What components tell of the navigation they are shown by, until it is announced. */
type Told = { isPlaced: boolean; outcome: HTMLElement | null; besides: string }
const NOTHING: Told = { isPlaced: false, outcome: null, besides: '' }

const announcer = {
  told: NOTHING,
  /** The page that was left when an outcome took the focus. */
  left: null as Location | null,
  /** Once there is a live region. */
  say: (_sentence: string) => {},
}

const tell = (more: Partial<Told>) => {
  announcer.told = { ...announcer.told, ...more }
}

/** Focuses the element that a navigation leads to, and leaves the focus there. */
export function focusPlaced(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  element.focus()
  tell({ isPlaced: true })
}

/** Focuses the outcome of a form, which says itself, if the focus has no other place. Call it in a layout effect. */
export const tellOutcome = (outcome: HTMLElement | null) => tell({ outcome })

/** Says this as well when the list on the page changes. Call it in the cleanup of an effect. */
export const sayBesides = (besides: string) => tell({ besides })

/** Says a sentence now. */
export const say = (sentence: string) => announcer.say(sentence)

/** Where the focus goes when its place is gone. */
export const mainPlace = () => announcer.told.outcome ?? document.getElementById('page-title')

/**
 * Where what an outcome is about stands: the link to the page on which it was done, or the first row still there of those
 * that were selected.
 */
export function placeLeft(): HTMLElement | null {
  const { left } = announcer
  // A page that shows its own outcome has no link to itself but those that dismiss it.
  if (left === null || left.pathname === window.location.pathname) return null
  const path = CSS.escape(left.pathname)
  const link = document.querySelector(`main a[href="${path}"], main a[href^="${path}?"]`)
  return shownPlace(link ?? selectedRow(new URLSearchParams(left.search)))
}

function selectedRow(selection: URLSearchParams) {
  const ids = selection.getAll('item')
  const boxes = document.querySelectorAll<HTMLInputElement>('main [name=item]')
  return [...boxes].find(({ value }) => selection.has('all') || ids.includes(value))
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
    announcer.say = (sentence) => setMessage((last) => (last === sentence ? `${sentence}\u00a0` : sentence))
  }, [])

  useEffect(() => {
    if (shown.current !== location) announce(shown.current, location)
    shown.current = location
    announcer.told = NOTHING
  }, [location])

  return <LiveRegion>{message}</LiveRegion>
}

function announce(before: Location, now: Location) {
  const { isPlaced, outcome } = announcer.told
  const isSamePage = before.pathname === now.pathname
  const isSameList = isSamePage && before.search === now.search
  const dialog = document.querySelector('dialog[open]')
  const stays = now.state?.focusStays || isPlaced || dialog
  const isLost = document.activeElement === document.body
  const moves = (isLost || !isSamePage) && !stays
  announcer.left = moves && outcome ? before : null
  if (moves && outcome) focusSoon(outcome)
  else if (moves) mainPlace()?.focus({ preventScroll: true })
  // A dialog's heading has the focus, and says the same as the title.
  if (outcome || (!isSamePage && dialog)) say('')
  else if (!isSameList) say((isSamePage && found()) || document.title)
}

/** Once an outcome that has just appeared is known to be there: the focus then cuts its saying short, and says it once. */
function focusSoon(element: HTMLElement) {
  Promise.resolve().then(() => element.focus())
}

/** '77 of 182 members found.' */
function found() {
  const count = document.getElementById(COUNT)?.textContent
  return count && `${count} found. ${announcer.told.besides}`.trim()
}

export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  )
}
