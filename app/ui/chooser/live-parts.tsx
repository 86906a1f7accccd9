import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import type { ControlProps } from '../field.tsx'

type ListProps = ComponentProps<'div'> & { name: string }

/** Headless UI names a list after its button. Chromium has Tab stop at what scrolls, unless it is told not to. */
export function List({ name, 'aria-labelledby': _, ...props }: ListProps) {
  return <div {...props} role="listbox" aria-label={name} tabIndex={-1} className="chooser-list" />
}

type InputProps = ComponentProps<'input'> & {
  control: ControlProps
  takesFirst: boolean
  /** Enter submits the form, unless the arrow keys have reached an option. */
  submits: boolean
  isOpen: boolean
  /** Headless UI calls a list expanded that has no options, and isn't rendered. */
  hasList: boolean
  onAsk: () => void
}

const MOVING = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * The input below Headless UI's, which would take away its description. Headless UI makes the first option active as soon
 * as the list opens: Tab takes it only if the arrow keys have reached it, and so does Enter in free text. An arrow key before
 * there is a list would leave it without an active option.
 */
export function LiveInput({
  control,
  takesFirst,
  submits,
  isOpen,
  hasList,
  onAsk,
  onKeyDown,
  ...props
}: InputProps) {
  const isReached = useRef(false)
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (!isOpen) isReached.current = false
    if (MOVING.includes(event.key) && hasList) isReached.current = true
    if (event.key === 'Tab' && !isReached.current) return
    if (event.key === 'Enter' && submits && !isReached.current) return closeList(event.currentTarget)
    if (isOpen && !hasList && ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault()
      return event.key === 'Enter' ? onAsk() : undefined
    }
    if (event.key === 'Enter' && isOpen && !takesFirst && !isReached.current) return event.preventDefault()
    onKeyDown?.(event)
  }
  return (
    <input
      {...props}
      {...control}
      role="combobox"
      aria-expanded={hasList}
      onInput={(event) => {
        isReached.current = false
        props.onInput?.(event)
      }}
      onKeyDown={onKey}
    />
  )
}

/** Headless UI closes its list by a key alone, and what was searched for may be shown on the same page. */
function closeList(field: HTMLInputElement) {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}
