import { use, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/hydrated.ts'

/**
 * Script may fail to improve a page, never take it away. Where it fails while the page comes alive, the page stays what the server
 * sent; where it fails later, the page is asked for again, and is left without script then.
 */
let page: 'coming' | 'alive' | 'left' = 'coming'

/** Kept in the history, so it is good for this one visit, and needs neither a cookie nor storage. */
const MARK = 'asSent'

/** Whether the browser has what the script takes for granted. What some of these lack is asked for where it is used. */
export function mayComeAlive(): boolean {
  if (history.state?.[MARK]) return false
  try {
    return [
      'Segmenter' in Intl,
      'DisplayNames' in Intl,
      'toSorted' in Array.prototype,
      'findLast' in Array.prototype,
      'showModal' in HTMLDialogElement.prototype,
      'requestSubmit' in HTMLFormElement.prototype,
      'escape' in CSS,
      'TextDecoderStream' in window,
      'AbortController' in window,
    ].every(Boolean)
  } catch {
    return false
  }
}

/** Stands beside the page: once its effects have run, all others have. */
export function ComesAlive() {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (page === 'coming') page = 'alive'
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** For what would stand in the page's place: a render that never ends leaves the document as it is. */
export function useAsSent(error: unknown): void {
  const [madeHere] = useState(useHydrated())
  if (!madeHere || page === 'alive') return
  if (page === 'coming') {
    page = 'left'
    console.error(error)
    leaveAsSent()
  }
  use(never)
}

const never = new Promise<never>(() => {})

/** What the half-living page would hear, and hold back from links and forms. */
const HEARD = [
  'click',
  'submit',
  'input',
  'change',
  'keydown',
  'pointerdown',
  'focusin',
  'toggle',
  'cancel',
  'close',
]

/** Lets the browser do by itself what it does without script. */
export function leaveAsSent(): void {
  for (const type of HEARD) addEventListener(type, (event) => event.stopImmediatePropagation(), true)
  const { pathname, search } = location
  // Of the pages that script put into the history before, Back shows the address alone.
  const onPopState = (event: Event) => {
    event.stopImmediatePropagation()
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', onPopState, true)
}

/** Asks for the page again, to be left as it comes. */
export function askForPageAsSent(): void {
  if (page !== 'alive') return
  page = 'left'
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
}
