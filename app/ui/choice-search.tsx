import { useState } from 'react'
import { Button } from './button.tsx'
import { type ChoiceOption, useChoiceMatches } from './choice-matches.ts'
import { Checkbox } from './choices.tsx'
import { useHydrated } from './hydrated.ts'
import { LiveRegion } from './route-announcer.tsx'

type Props = {
  name: string
  /** The parameter of the page's GET form that holds the search. */
  searchName: string
  label: string
  chosen: ChoiceOption[]
  matches: ChoiceOption[]
  query: string
  /** Responds to `?search=…` with `{ items: [{ id, label }], total }`. */
  endpoint?: string
}

/**
 * Chooses from a list too long to show: the chosen values, a search and its results. It is part of the page's GET form;
 * with JavaScript, typing replaces the matches in place and keeps the checked ones.
 */
export function ChoiceSearch({ name, searchName, label, chosen, matches, query, endpoint }: Props) {
  const found = useChoiceMatches({ query, matches, endpoint })
  const hydrated = useHydrated()
  const [picked, setPicked] = useState<ChoiceOption[]>([])
  const chosenIds = chosen.map(({ id }) => id).join()
  const [pickedBeside, setPickedBeside] = useState(chosenIds)

  // The page has responded: checked values are now chosen, unchecked ones gone.
  if (pickedBeside !== chosenIds) {
    setPickedBeside(chosenIds)
    setPicked([])
  }

  const kept = without(picked, [...chosen, ...found.items])
  const searchId = `${searchName}-find`

  const pick = (option: ChoiceOption, on: boolean) =>
    setPicked((before) => (on ? [...before, option] : without(before, [option])))

  const row = (on: boolean) => (option: ChoiceOption) => (
    <Checkbox
      key={option.id}
      id={`${name}-${option.id}`}
      name={name}
      value={option.id}
      label={<bdi>{option.label}</bdi>}
      defaultChecked={on}
      onChange={(event) => pick(option, event.currentTarget.checked)}
    />
  )

  return (
    <div className="choice-search">
      <label className="sr-only" htmlFor={searchId}>
        {label}
      </label>
      <div className="search-field">
        <input
          className="input"
          type="search"
          id={searchId}
          name={searchName}
          defaultValue={query}
          autoComplete="off"
          data-applies-itself={endpoint ? 'no' : undefined}
          onInput={(event) => found.search(event.currentTarget.value)}
        />
        <Button variant="secondary" formAction={hydrated ? undefined : `#${searchId}`}>
          Find
        </Button>
      </div>
      <div className="scroll-list">
        {[...chosen.map(row(true)), ...kept.map(row(true)), ...without(found.items, chosen).map(row(false))]}
      </div>
      <LiveRegion>{found.message}</LiveRegion>
    </div>
  )
}

function without(options: ChoiceOption[], others: ChoiceOption[]) {
  const ids = new Set(others.map(({ id }) => id))
  return options.filter(({ id }) => !ids.has(id))
}
