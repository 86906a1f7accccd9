import { useEffect, useState } from 'react'
import { codePointLength } from '#app/values/text.ts'
import { type ChooserOption, type Found, matching, resultsFound } from './options.ts'

/** Options, or the endpoint that responds to `?search=…` with `Found`. It may have parameters of its own. */
export type Source = string | ChooserOption[]

type Answer = { items: ChooserOption[] | null; message: string }

const NONE: Answer = { items: null, message: '' }
const NOT_LOADED = 'We couldn’t load the list. Try again.'

/** The pause after a keystroke before the server is queried. */
const TYPING_PAUSE = 300

/** What the text finds; null looks for nothing. `items` is null until they are known. */
export function useFound(source: Source, text: string | null, minimum: number): Answer {
  const [answer, setAnswer] = useState(NONE)
  const isLongEnough = text !== null && (text === '' || codePointLength(text.trim()) >= minimum)
  const endpoint = typeof source === 'string' ? source : null

  useEffect(() => {
    // A list that opens again doesn't start with its last results.
    if (text === null) setAnswer(NONE)
    if (text === null || endpoint === null || !isLongEnough) return
    const request = new AbortController()
    const ask = async () => {
      try {
        const found = await fetchFound(endpoint, text, request.signal)
        setAnswer({ items: found.items, message: resultsFound(found) })
      } catch {
        if (!request.signal.aborted) setAnswer({ items: null, message: NOT_LOADED })
      }
    }
    const timer = setTimeout(ask, text === '' ? 0 : TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [endpoint, isLongEnough, text])

  if (!isLongEnough) return NONE
  if (typeof source === 'string') return answer
  const found = matching(source, text)
  return { items: found.items, message: resultsFound(found) }
}

/** No fetcher: that would load the endpoint’s module first, wait aloud for the connection, and ask again after every save. */
async function fetchFound(endpoint: string, search: string, signal: AbortSignal): Promise<Found> {
  const more = new URLSearchParams({ search })
  const response = await fetch(`${endpoint}${endpoint.includes('?') ? '&' : '?'}${more}`, {
    signal,
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${response.status} from ${endpoint}`)
  return response.json()
}
