import { type ComponentProps, useRef } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { Field, type FieldText } from './field.tsx'
import { useHydrated } from './hydrated.ts'
import { LiveRegion } from './route-announcer.tsx'
import { useCombobox } from './use-combobox.ts'

type Props = Omit<FieldText, 'label'> &
  Omit<ComponentProps<'input'>, 'id' | 'list'> & {
    label: string
    id: string
    /** Responds to `?search=…` with `{ items: [{ id, label }], total }`. */
    endpoint: string
  }

/** A free text with suggestions from a server while typing. */
export function SuggestingInput({ label, hint, errors, optional, id, endpoint, ...props }: Props) {
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({
    listId: `${id}-list`,
    endpoint,
    onChoose: (option) => {
      if (input.current) input.current.value = option.label
    },
  })
  return (
    <div className="combobox">
      <Field {...{ id, label, hint, errors, optional }}>
        {(control) => (
          <input
            {...props}
            {...control}
            {...(hydrated ? combobox.input : {})}
            ref={input}
            className="input"
            autoComplete="off"
          />
        )}
      </Field>
      {hydrated && combobox.list.options.length > 0 && (
        <ComboboxList {...combobox.list} label={`${label}: suggestions`} empty="" />
      )}
      <LiveRegion>{combobox.message}</LiveRegion>
    </div>
  )
}
