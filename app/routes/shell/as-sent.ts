import { use, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ledTo, onTheWay } from './on-the-way.ts'

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
export function ComesAlive({ then }: { then: () => void }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (page !== 'coming') return
      page = 'alive'
      then()
    })
    return () => clearTimeout(timer)
  }, [then])
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
    // A link that was followed in the moment before: its page won't be shown by script.
    const target = ledTo()
    if (target !== null) location.assign(target)
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

/** Loads the page, or the one that was chosen on it, which is then left as the server sent it. */
export function askForPageAsSent(): void {
  if (page !== 'alive') return
  page = 'left'
  const target = onTheWay()
  if (target !== null) history.pushState(history.state, '', target)
  // The router may still finish the navigation that failed, before the page is loaded.
  const finish = (target === null ? history.pushState : history.replaceState).bind(history)
  history.pushState = (state, ...rest) => finish({ ...state, [MARK]: true }, ...rest)
  history.replaceState({ ...history.state, [MARK]: true }, '')
  location.reload()
}
