/**
 * The page of a link on which the pointer or a finger rests is fetched before the link is followed. The response is held
 * in memory for a moment and used once, since the browser never stores what is for members. The request says what it is
 * for, so that it doesn't use up the outcome of a form.
 */

/** Records that people open from lists. Reading them writes nothing. */
const RECORDS = /^\/(profile|events|resources|alumni-resources|partner-hub|regional-hub)\/\d+$/
const REST = 80
const HELD_FOR = 10_000

type Held = { address: string; response: Promise<Response>; since: number }

let held: Held | undefined
/** What the router adds to the address of such a record, as its own requests have shown. */
const searches = new Map<string, string>()

export function fetchAhead(): void {
  if (savesData()) return
  const fetchNow = window.fetch.bind(window)
  let timer: ReturnType<typeof setTimeout> | undefined
  const forgetLink = () => clearTimeout(timer)
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith('.data')) return fetchNow(input, init)
    forgetLink()
    const response = isRead(init) ? taken(input) : undefined
    held = undefined
    return response
      ? response.then((it) => (it.ok ? it : fetchNow(input, init))).catch(() => fetchNow(input, init))
      : fetchNow(input, init)
  }
  document.addEventListener('pointerover', ({ target }) => {
    forgetLink()
    const link = linkAt(target)
    if (link) timer = setTimeout(() => ask(link), REST)
  })
  // A finger that rests nowhere, because it moves the page.
  document.addEventListener('pointercancel', forgetLink)

  function ask(link: HTMLAnchorElement) {
    const search = searches.get(kindOf(link.pathname))
    if (search === undefined || link.pathname === location.pathname) return
    const address = `${link.origin}${link.pathname}.data${search}`
    if (held?.address === address && isFresh(held)) return
    const response = fetchNow(address, { headers: { Purpose: 'prefetch' } })
    // A failure is noticed by whoever uses it.
    response.catch(() => {})
    held = { address, response, since: Date.now() }
  }
}

/** Whoever pays by the megabyte has told the browser so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const isRead = (init?: RequestInit) => (init?.method ?? 'GET') === 'GET'
const isFresh = ({ since }: Held) => Date.now() - since < HELD_FOR

/** The response to that request of the router, if it is held. */
function taken({ pathname, search, href }: URL) {
  const page = pathname.replace(/\.data$/, '')
  if (RECORDS.test(page)) searches.set(kindOf(page), search)
  return held?.address === href && isFresh(held) ? held.response : undefined
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
  const isRecord = link?.origin === location.origin && link.search === '' && RECORDS.test(link.pathname)
  return isRecord ? link : null
}

const kindOf = (page: string) => page.replace(/\d+$/, '')
