import type { SessionChoice } from '#app/domain/partner-attendees/choices.server.ts'
import type { FieldBoxes } from '#app/forms/field.ts'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
import { formatMedium } from '#app/values/calendar-date.ts'
import { groupBy } from '#app/values/group-by.ts'

type Props = {
  field: FieldBoxes
  sessions: SessionChoice[]
}

/** The event's sessions, day by day. */
export function SessionChoices({ field, sessions }: Props) {
  if (sessions.length === 0) return null
  const days = groupBy(sessions, ({ startDate }) => startDate)
  return (
    <Fieldset id={field.id} legend="Sessions" optional errors={field.errors}>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <p className="text-sm font-semibold">{formatMedium(day)}</p>
          {ofDay.map((session) => (
            <Checkbox
              key={session.id}
              id={`session-${session.id}`}
              name={field.name}
              value={session.id}
              label={<Label session={session} />}
              defaultChecked={field.defaultOptions.includes(String(session.id))}
            />
          ))}
        </div>
      ))}
    </Fieldset>
  )
}

function Label({ session: { name, roomName, time } }: { session: SessionChoice }) {
  return (
    <>
      <bdi>{name}</bdi>
      <span className="text-sm text-muted">
        {time && ` · ${time}`}
        {roomName && ` · ${roomName}`}
      </span>
    </>
  )
}
