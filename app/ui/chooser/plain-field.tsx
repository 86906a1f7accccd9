import type { ComponentProps, Ref } from 'react'
import { Button } from '../button.tsx'
import type { ControlProps } from '../field.tsx'
import { useHydrated } from '../hydrated.ts'
import { StepButton } from '../step-button.tsx'
import type { Kind } from './options.ts'

export type ServerSearch = { step: string; at: string }

type Props = {
  control: ControlProps
  kind: Kind
  label: string
  textName: string
  text: string
  search?: ServerSearch
  input: ComponentProps<'input'>
  find: ComponentProps<'button'>
}

/** It has its role before its list is there, so that screen readers don't find another field upon arrival. */
const CLOSED = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const

/** The field as the server renders it, until the live one takes its place. */
export function PlainField({ control, kind, label, textName, text, search, input, find }: Props) {
  const hydrated = useHydrated()
  return (
    <div className="search-field relative">
      <input
        {...control}
        {...input}
        {...(hydrated ? CLOSED : {})}
        {...inputOf(kind)}
        name={textName}
        defaultValue={text}
      />
      {kind !== 'text' && (
        <Find at={control.id} step={kind === 'one'} search={search} {...find}>
          Find<span className="sr-only"> {label.toLowerCase()}</span>
        </Find>
      )}
    </div>
  )
}

/** What the plain input and the live one have in common. */
export const inputOf = (kind: Kind) => ({
  className: 'input',
  autoComplete: 'off',
  spellCheck: kind === 'text',
  // Typing finds choices; choosing applies them.
  'data-applies-itself': kind === 'several' ? 'no' : undefined,
})

type FindProps = ComponentProps<'button'> & {
  ref?: Ref<HTMLButtonElement>
  at: string
  step: boolean
  search?: ServerSearch
}

/** Has the server search: by a step of the form, or by a GET form that comes back at its field. */
function Find({ at, step, search, ...props }: FindProps) {
  const hydrated = useHydrated()
  const button = { ...props, tabIndex: hydrated ? -1 : undefined }
  if (step) return <StepButton step="find" at={at} {...search} {...button} />
  return <Button variant="secondary" formAction={hydrated ? undefined : `#${at}`} {...button} />
}
