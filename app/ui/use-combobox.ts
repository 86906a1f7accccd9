import { type InputEvent, type KeyboardEvent, useEffect, useState } from 'react'
import {
  type ChoiceOption,
  type Found,
  findChoices,
  NOT_LOADED,
  resultsFound,
  typingPause,
} from './choice-matches.ts'

type Options = {
  listId: string
  endpoint: string
  /** The options to show for the matches, if there are more to offer. */
  offered?: (text: string, found: ChoiceOption[]) => ChoiceOption[]
  onChoose: (option: ChoiceOption) => void
}

const NONE: Found = { items: [], total: 0 }

/**
 * The keyboard and the list of a combobox whose options come from a server while typing. The list opens on typing,
 * clicking and the arrow keys; Enter and Tab take the active option, Escape closes the list and nothing else.
 */
export function useCombobox({ listId, endpoint, offered = (_, found) => found, onChoose }: Options) {
  const [query, setQuery] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Found & { to: string | null }>({ ...NONE, to: null })
  const [active, setActive] = useState(-1)
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (query === null) return
    const request = new AbortController()
    const timer = setTimeout(
      async () => {
        try {
          const found = await findChoices(endpoint, query, request.signal)
          setAnswer({ ...found, to: query })
          setMessage(resultsFound(found))
        } catch {
          if (!request.signal.aborted) setMessage(NOT_LOADED)
        }
      },
      query === '' ? 0 : typingPause,
    )
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [endpoint, query])

  const open = query !== null && answer.to !== null
  const options = open ? offered(query, answer.items) : []

  const show = (text: string) => {
    setQuery(text)
    setActive(-1)
  }
  const close = () => {
    setQuery(null)
    setAnswer({ ...NONE, to: null })
    setActive(-1)
    setMessage('')
  }
  const choose = (option: ChoiceOption) => {
    onChoose(option)
    close()
  }
  const move = (by: 1 | -1) => {
    if (query === null) return show('')
    const count = options.length
    if (count > 0) setActive((at) => (at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const reached = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && query !== null) {
      event.preventDefault()
      if (reached) choose(reached)
      else close()
    } else if (event.key === 'Tab' && reached) {
      choose(reached)
    } else if (event.key === 'Escape' && query !== null) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    message,
    show,
    list: { id: listId, open, options, active, choose },
    input: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open && options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
      onInput: (event: InputEvent<HTMLInputElement>) => show(event.currentTarget.value),
      onClick: () => query === null && show(''),
      onKeyDown,
      onBlur: close,
    },
  }
}

export type ComboboxState = ReturnType<typeof useCombobox>
