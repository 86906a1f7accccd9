import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Form, useNavigationType } from 'react-router'
import { SearchField } from './filter-parts.tsx'
import { COUNT } from './route-announcer.tsx'

type Props = {
  label: string
  search: string
  /** The number of results, announced like others, where the page shows it in another way or not at all. */
  found?: string
  fieldLabel?: string
  placeholder?: string
  className?: string
}

/** The search of a list without filters: applied by its button or Enter. */
export function SearchForm({ label, search, found, fieldLabel = label, placeholder, className }: Props) {
  const form = useSearched<HTMLFormElement>(search, (field) => {
    field.value = search
  })
  return (
    <Form ref={form} method="get" role="search" aria-label={label} className={className}>
      <SearchField id="search" label={fieldLabel} placeholder={placeholder} defaultValue={search} />
      {found && (
        <p id={COUNT} className="sr-only">
          {found}
        </p>
      )}
    </Form>
  )
}

/**
 * For a search field that shows what its page was searched for, after Back and a cleared search too. What is being typed
 * is left alone, except by Back. The ref belongs to an element around the field, which keeps the focus.
 */
export function useSearched<Place extends HTMLElement>(
  text: string,
  show: (field: HTMLInputElement) => void,
) {
  const place = useRef<Place>(null)
  const shown = useRef(text)
  const isBack = useNavigationType() === 'POP'
  const showNow = useEffectEvent(show)
  useLayoutEffect(() => {
    if (shown.current === text) return
    shown.current = text
    const field = place.current?.querySelector('input')
    if (!field || field.value === text) return
    if (isBack || field !== document.activeElement) showNow(field)
  }, [text, isBack])
  return place
}
