import { useRef, useState } from 'react'
import { type ComboboxValue, emptyComboboxValue } from '#app/values/combobox-value.ts'
import type { ChoiceOption } from './choice-matches.ts'
import { Checkbox } from './choices.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { Field, type FieldText } from './field.tsx'
import { useHydrated } from './hydrated.ts'
import { LiveRegion } from './route-announcer.tsx'
import { StepButton } from './step-button.tsx'
import { useCombobox } from './use-combobox.ts'

type Props = Omit<FieldText, 'label'> & {
  label: string
  id: string
  name: string
  pick?: ComboboxValue
  /** Responds to `?search=…` with `{ items: [{ id, label }], total }`. */
  endpoint: string
  /** The id submitted for new text, where it may be added to the list. */
  newId?: string
  /** Shown when nothing is found. */
  empty: string
  onPick?: (id: string) => void
}

/**
 * One option from a list too long to show. It submits the id of the chosen option, see values/combobox-value.ts. Without
 * JavaScript it is a search field whose button has the server fill a list to choose from, keeping the rest of the form.
 */
export function Combobox({ pick = emptyComboboxValue, ...props }: Props) {
  return <PickField key={`${pick.id} ${pick.text}`} pick={pick} {...props} />
}

function PickField({
  label,
  hint,
  errors,
  optional,
  id,
  name,
  pick,
  endpoint,
  newId,
  empty,
  onPick,
}: Props & { pick: ComboboxValue }) {
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState({ id: pick.id, text: pick.text })
  const offered = (text: string, found: ChoiceOption[]) => withNew(text, found, newId)

  const take = (option: ChoiceOption) => {
    const text = option.id === newId ? (input.current?.value.trim() ?? '') : option.label
    if (input.current) input.current.value = text
    setChosen({ id: option.id, text })
    onPick?.(option.id)
  }
  const combobox = useCombobox({ listId: `${id}-list`, endpoint, offered, onChoose: take })
  const forget = () => {
    if (!chosen.id) return
    setChosen({ id: '', text: '' })
    onPick?.('')
  }
  /** A name typed in full counts as chosen. */
  const takeNamed = () => {
    const typed = input.current?.value.trim().toLowerCase()
    const named = combobox.list.options.find((it) => it.id !== newId && it.label.toLowerCase() === typed)
    if (named && !chosen.id) take(named)
  }

  return (
    <div className="combobox">
      <Field {...{ id, label, hint, errors, optional }}>
        {(control) => (
          <div className="search-field">
            <input
              {...control}
              {...(hydrated ? combobox.input : {})}
              ref={input}
              className="input"
              name={`${name}Text`}
              defaultValue={pick.text}
              autoComplete="off"
              spellCheck={false}
              onInput={(event) => {
                forget()
                combobox.input.onInput(event)
              }}
              onBlur={() => {
                takeNamed()
                combobox.input.onBlur()
              }}
            />
            <StepButton
              step="find"
              at={id}
              tabIndex={hydrated ? -1 : undefined}
              onClick={(event) => {
                event.preventDefault()
                combobox.show(chosen.id ? '' : (input.current?.value ?? ''))
                input.current?.focus()
              }}
            >
              Find<span className="sr-only"> {label.toLowerCase()}</span>
            </StepButton>
          </div>
        )}
      </Field>
      <input type="hidden" name={`${name}Shown`} value={hydrated ? chosen.text : pick.text} readOnly />
      {hydrated || !pick.searched ? (
        <input type="hidden" name={name} value={chosen.id} readOnly />
      ) : (
        <Matches {...{ id, name, label, empty }} options={offered(pick.text, pick.matches)} />
      )}
      {hydrated && <ComboboxList {...combobox.list} label={label} empty={empty} />}
      <LiveRegion>{combobox.message}</LiveRegion>
    </div>
  )
}

type MatchesProps = { id: string; name: string; label: string; empty: string; options: ChoiceOption[] }

function Matches({ id, name, label, empty, options }: MatchesProps) {
  if (options.length === 0) return <p className="hint">{empty}</p>
  return (
    <fieldset className="scroll-list">
      <legend className="sr-only">{label}: results</legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          type="radio"
          id={`${id}-${option.id}`}
          name={name}
          value={option.id}
          label={<bdi>{option.label}</bdi>}
        />
      ))}
    </fieldset>
  )
}

/** New text can be added when nothing has that exact name. */
function withNew(text: string, found: ChoiceOption[], newId?: string): ChoiceOption[] {
  const name = text.trim()
  if (newId === undefined || name.length < 2) return found
  if (found.some(({ label }) => label.toLowerCase() === name.toLowerCase())) return found
  return [...found, { id: newId, label: `Add “${name}”` }]
}
