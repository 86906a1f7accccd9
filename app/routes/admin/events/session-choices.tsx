import type { LiveEvent } from '#app/domain/events/live-event.server.ts'
import type { FieldBoxes } from '#app/forms/field.ts'
import { CheckboxGroup } from '#app/ui/choices.tsx'
import { sessionLabel } from './session-label.ts'

type Props = Partial<FieldBoxes> & {
  legend: string
  hint?: string
  sessions: LiveEvent['sessions']
  zone: string
}

/** Sessions of an event to choose from, by default none of them. */
export function SessionChoices({ sessions, zone, ...group }: Props) {
  return (
    <CheckboxGroup
      id="sessions"
      name="sessionIds"
      defaultOptions={[]}
      {...group}
      options={sessions.map((session) => ({ value: String(session.id), label: sessionLabel(session, zone) }))}
      scrolls
    />
  )
}
