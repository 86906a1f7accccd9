import { type KeyboardEvent, useRef } from 'react'
import { href } from 'react-router'
import { useChoiceMatches } from '#app/ui/choice-matches.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { Field } from '#app/ui/field.tsx'
import { LiveRegion } from '#app/ui/route-announcer.tsx'
import { StepButton } from '#app/ui/step-button.tsx'

type Choice = { id: string; label: string }
type Props = {
  id: string
  name: string
  errors?: string[]
  chosen: string
  query: string
  matches: Choice[]
  onChoose: (id: string) => void
}

const MINIMUM = 3

/**
 * A search and its results to choose from: new events can't be created here. While typing it searches from three
 * characters on; the button and Enter search whatever the length.
 */
export function EventChoice({ id, name, errors, chosen, query, matches, onChoose }: Props) {
  const endpoint = href('/endpoints/events')
  const found = useChoiceMatches({ query, matches, endpoint, minimum: MINIMUM })
  const input = useRef<HTMLInputElement>(null)
  const look = () => found.submit(input.current?.value ?? '')
  const lookOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    look()
  }
  return (
    <div className="choice-search">
      <Field id={id} label="Event" hint="Start typing, then choose from the list." errors={errors}>
        {(control) => (
          <div className="search-field">
            <input
              {...control}
              ref={input}
              className="input"
              type="search"
              name="eventSearch"
              defaultValue={query}
              autoComplete="off"
              onInput={(event) => found.search(event.currentTarget.value)}
              onKeyDown={lookOnEnter}
            />
            <StepButton
              step="show-choices"
              at="related-event"
              onClick={(event) => {
                event.preventDefault()
                look()
              }}
            >
              Find
            </StepButton>
          </div>
        )}
      </Field>
      <fieldset className="scroll-list">
        <legend className="sr-only">Events found</legend>
        {found.items.map((event) => (
          <Checkbox
            key={event.id}
            type="radio"
            id={`event-${event.id}`}
            name={name}
            value={event.id}
            label={<bdi>{event.label}</bdi>}
            defaultChecked={event.id === chosen}
            onChange={() => onChoose(event.id)}
          />
        ))}
        {found.items.length === 0 && <p className="hint">No event matches that name.</p>}
      </fieldset>
      <LiveRegion>{found.message}</LiveRegion>
    </div>
  )
}
