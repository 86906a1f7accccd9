import { useEffect, useRef } from 'react'
import type { ComboboxState } from './use-combobox.ts'

type Props = ComboboxState['list'] & { label: string; empty: string }

/** The options below a combobox. The focus stays in the input; the active option is scrolled into view. */
export function ComboboxList({ id, open, options, active, choose, label, empty }: Props) {
  const reached = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) reached.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (!open) return null
  if (options.length === 0) return <p className="combobox-list hint">{empty}</p>
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="combobox-list"
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // The input, which keeps the focus, handles the keys.
        <div
          key={option.id}
          ref={index === active ? reached : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className="combobox-option"
          onClick={() => choose(option)}
        >
          <bdi>{option.label}</bdi>
        </div>
      ))}
    </div>
  )
}
