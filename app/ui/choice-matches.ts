import { useEffect, useState } from 'react'
import { codePointLength } from '#app/values/text.ts'

export type ChoiceOption = { id: string; label: string }

export type Found = { items: ChoiceOption[]; total: number; more?: boolean }
type Source = {
  query: string
  matches: ChoiceOption[]
  endpoint?: string
  /** The minimum length for searching while typing; a submitted search may be shorter. */
  minimum?: number
}

/** The pause after a keystroke before the server is queried. */
export const typingPause = 300

/** The page's own matches until the text changes, then the endpoint's. */
export function useChoiceMatches({ query, matches, endpoint, minimum = 0 }: Source) {
  const [typed, setTyped] = useState(query)
  const [submitted, setSubmitted] = useState(query)
  const [found, setFound] = useState<Found>()
  const [message, setMessage] = useState('')
  const [answered, setAnswered] = useState(query)

  if (answered !== query) {
    setAnswered(query)
    if (typed === answered) setTyped(query)
  }

  useEffect(() => {
    if (!endpoint || typed === query) return
    if (typed !== submitted && codePointLength(typed.trim()) < minimum) return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await findChoices(endpoint, typed, request.signal)
        setFound(answer)
        setMessage(resultsFound(answer))
      } catch {
        if (!request.signal.aborted) setMessage(NOT_LOADED)
      }
    }, typingPause)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [endpoint, query, typed, submitted, minimum])

  const items = found && typed !== query ? found.items : matches
  const submit = (text: string) => {
    setTyped(text)
    setSubmitted(text)
  }
  return { items, message, search: setTyped, submit }
}

export const NOT_LOADED = 'We couldn’t load the list. Try again.'

export const resultsFound = ({ total, more }: Found) =>
  `${more ? 'More than ' : ''}${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`

/** Fetches the matches for the text. The endpoint may have parameters of its own. */
export async function findChoices(endpoint: string, search: string, signal: AbortSignal): Promise<Found> {
  const more = new URLSearchParams({ search })
  const response = await fetch(`${endpoint}${endpoint.includes('?') ? '&' : '?'}${more}`, {
    signal,
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${response.status} from ${endpoint}`)
  return response.json()
}
