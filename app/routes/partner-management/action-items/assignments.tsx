import type { AssignmentDraft } from '#app/domain/action-items/assignment-draft.ts'
import type { FormChoices } from '#app/domain/action-items/form-choices.server.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import { AssignmentRow } from './assignment-row.tsx'
import { EventChoice } from './event-choice.tsx'
import { useAssignments } from './use-assignments.ts'

export type FieldOf = (name: string) => { id: string; name: string; errors?: string[] }

type Props = {
  shown: { draft: AssignmentDraft; choices: FormChoices }
  field: FieldOf
  onChange: () => void
}

/** The related event and the assignees. Without JavaScript the same steps are buttons of the form. */
export function Assignments({ shown, field, onChange }: Props) {
  const hydrated = useHydrated()
  const { draft, rows, partners, representatives, change, anchor } = useAssignments(shown, onChange)
  const several = draft.multiplePartners
  return (
    <>
      <section className="stack" aria-labelledby="related-event" ref={anchor}>
        <h2 id="related-event">Related Event</h2>
        <input type="hidden" name="shownEventId" value={draft.eventId} />
        <EventChoice
          {...field('eventId')}
          chosen={draft.eventId}
          query={shown.draft.eventSearch}
          matches={shown.choices.events}
          onChoose={change.event}
        />
        {!hydrated && (
          <div>
            <StepButton step="show-choices" at="partner-assignment">
              Show this event’s partners
            </StepButton>
          </div>
        )}
      </section>
      <section className="stack" aria-labelledby="partner-assignment">
        <h2 id="partner-assignment">Partner Assignment</h2>
        <p className="hint">Action items can be assigned to individual reps or partner organizations.</p>
        <input type="hidden" name="shownAssignToAll" value={draft.assignToAll ? 'on' : ''} />
        <input type="hidden" name="shownMultiplePartners" value={several ? 'on' : ''} />
        <div>
          <Checkbox
            {...field('assignToAll')}
            label="Assign to all partners at this event"
            checked={draft.assignToAll}
            onChange={({ currentTarget }) => change.assignToAll(currentTarget.checked)}
          />
          <Checkbox
            {...field('multiplePartners')}
            label="Assign to multiple partners"
            checked={several}
            onChange={({ currentTarget }) => change.multiplePartners(currentTarget.checked)}
          />
        </div>
        {rows.map((row, index) => (
          <AssignmentRow
            key={row.key}
            row={row}
            index={index}
            field={field}
            disabled={draft.assignToAll}
            partners={partners}
            representatives={representatives[row.organizationId]}
            change={change}
            removable={rows.length > 1}
            extensible={index === rows.length - 1 && (several || !hydrated)}
          />
        ))}
      </section>
    </>
  )
}
