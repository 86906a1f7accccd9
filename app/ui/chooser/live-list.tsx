import { ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { type RefObject, useLayoutEffect } from 'react'
import { Icon } from '../icon.tsx'
import { LiveRegion } from '../route-announcer.tsx'
import type { LiveProps } from './live-field.tsx'
import { List, LiveInput } from './live-parts.tsx'
import { type ChooserOption, named, withNew } from './options.ts'
import { inputOf } from './plain-field.tsx'
import { useFound } from './use-found.ts'

type Props = Omit<LiveProps, 'choose'> & {
  input: RefObject<HTMLInputElement | null>
  isOpen: boolean
  text: string
  /** What the list is searched for. */
  query: string
  take: (option: ChooserOption) => void
  onType: (text: string) => void
  /** The user wants results, however short the text is. */
  onAsk: () => void
}

/** The input, its button and what it finds. */
export function LiveList({
  input,
  control,
  start,
  kind,
  chosen,
  label,
  isOpen,
  text,
  query,
  ...props
}: Props) {
  const { newId, empty } = props
  const isChoice = kind === 'one' || kind === 'several'
  const isAsked = isOpen && (kind !== 'search' || query.trim() !== '')
  const { items, message } = useFound(props.options, isAsked ? query : null, props.minimum)
  const options = items && withNew(query, items, newId)
  const hasList = isOpen && options !== null && options.length > 0

  useLayoutEffect(() => {
    if (!input.current || !start.isFocused) return
    input.current.focus({ preventScroll: true })
    input.current.setSelectionRange(...start.selection)
    if (start.opens) openList(input.current)
  }, [input, start])

  /** A name typed in full counts as chosen. */
  const takeNamed = () => {
    const option = kind === 'one' && chosen.length === 0 && items && named(items, text)
    if (option) props.take(option)
  }

  return (
    <div className="search-field relative">
      <ComboboxInput
        as={LiveInput}
        ref={input}
        control={control}
        takesFirst={isChoice}
        submits={kind === 'search'}
        hasList={hasList}
        isOpen={isOpen}
        onAsk={props.onAsk}
        id={control.id}
        // The search for several is for the list alone.
        name={kind === 'several' ? undefined : props.textName}
        defaultValue={text}
        displayValue={() => text}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onClick={(event) => openList(event.currentTarget)}
        onBlur={takeNamed}
        {...inputOf(kind)}
      />
      {isChoice && (
        <ComboboxButton className="btn btn-secondary" onClick={props.onAsk}>
          Find<span className="sr-only"> {label.toLowerCase()}</span>
        </ComboboxButton>
      )}
      {options && options.length > 0 && (
        <ComboboxOptions as={List} modal={false} name={isChoice ? label : `${label}: suggestions`}>
          {options.map((option) => (
            <ComboboxOption
              key={option.id}
              value={option}
              disabled={option.reason !== undefined}
              className="chooser-option"
            >
              <bdi>{option.label}</bdi>
              {chosen.some(({ id }) => id === option.id) && <Icon name="check" className="ms-auto" />}
              {(option.reason ?? option.about) && (
                <span className="hint w-full">{option.reason ?? option.about}</span>
              )}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      )}
      {isOpen && options?.length === 0 && kind !== 'text' && <p className="chooser-list hint">{empty}</p>}
      <LiveRegion>{isOpen ? message : ''}</LiveRegion>
    </div>
  )
}

/** Headless UI opens its list only by a key. */
function openList(field: HTMLInputElement) {
  if (field.getAttribute('aria-expanded') === 'true') return
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
}
