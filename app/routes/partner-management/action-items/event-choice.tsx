import { href, useActionData } from 'react-router'
import { Chooser } from '#app/ui/chooser/chooser.tsx'

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

/** Another event changes the assignments as soon as it is chosen, not while its name is being typed. */
export function EventChoice({ chosen, query, matches, onChoose, ...field }: Props) {
  const isSubmitted = useActionData() !== undefined
  const event = matches.find(({ id }) => id === chosen)
  return (
    <Chooser
      {...field}
      label="Event"
      hint="Start typing, then choose from the list."
      options={href('/endpoints/events')}
      minimum={3}
      chosen={event ? [event] : []}
      text={query || event?.label}
      textName="eventSearch"
      found={isSubmitted ? matches : undefined}
      search={{ step: 'show-choices', at: 'related-event' }}
      empty="No event matches that name."
      onChoose={([choice]) => choice && onChoose(choice.id)}
    />
  )
}
