import { use, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/hydrated.ts'

/**
 * JavaScript may fail to improve a page, but never take it away. If it fails during hydration, the page stays as the
 * server sent it; if it fails later, the page is reloaded and then left without JavaScript.
 */
let page: 'coming' | 'alive' | 'left' = 'coming'

/** Stored in the history entry, so it applies only to this visit, and needs neither a cookie nor storage. */
const MARK = 'asSent'

/**
 * Whether the browser has the features the script relies on. Features that some of these browsers lack are checked
 * where they are used.
 */
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

/** Rendered next to the page: once its effects have run, all others have. */
export function ComesAlive() {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (page === 'coming') page = 'alive'
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** Used instead of an error page: a render that never ends leaves the document as it is. */
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

/** Events that a half-hydrated page would intercept, keeping them from links and forms. */
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

/** Lets the browser behave as it does without JavaScript. */
export function leaveAsSent(): void {
  for (const type of HEARD) addEventListener(type, (event) => event.stopImmediatePropagation(), true)
  const { pathname, search } = location
  // For history entries added by JavaScript, Back would change only the URL.
  const onPopState = (event: Event) => {
    event.stopImmediatePropagation()
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', onPopState, true)
}

/** Reloads the page, which is then left as the server sent it. */
export function askForPageAsSent(): void {
  if (page !== 'alive') return
  page = 'left'
  const push = history.pushState.bind(history)
  // The router may still finish the navigation that failed, before the page is reloaded.
  history.pushState = (state, ...rest) => push({ ...state, [MARK]: true }, ...rest)
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
}
