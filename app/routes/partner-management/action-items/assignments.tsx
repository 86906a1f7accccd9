import { useEffect, useState } from 'react'
import { href } from 'react-router'
import {
  type AssignmentDraft,
  blankRow,
  draftOf,
  MAX_ROWS,
} from '#app/domain/action-items/assignment-draft.ts'
import { assignmentFields } from '#app/domain/action-items/assignment-fields.ts'
import type { FormChoices } from '#app/domain/action-items/form-choices.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useValues } from '#app/forms/form.ts'
import { useRowSteps } from '#app/forms/rows.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import { AssignmentRow } from './assignment-row.tsx'
import { EventChoice } from './event-choice.tsx'
import type { ItemFormHandle } from './item-form.tsx'
import { useLoadedChoices } from './loaded-choices.ts'

type Props = ItemFormHandle & { draft: AssignmentDraft; choices: FormChoices }

/** The id of an assignment's fieldset, which counts from one like its legend. */
const rowId = (index: number) => `assignment-${index + 1}`

/** The related event and the assignees. Without JavaScript the same steps are buttons of the form. */
export function Assignments({ form, fields, intent, draft, choices }: Props) {
  const hydrated = useHydrated()
  const now = useValues(form.id, draftOf, draft)
  const rows = fields.assignments.getFieldList()
  const { name } = fields.assignments
  const steps = useRowSteps({ intent, name, count: rows.length, blank: blankRow, idOf: rowId })
  const startAnew = () => intent.update({ name, value: [blankRow] })
  const [pickedEvent, pickEvent] = useState<string>()
  const eventId = pickedEvent ?? now.eventId
  // Once the form holds the other event: a step takes all of its values along.
  useEffect(() => {
    if (pickedEvent !== undefined) intent.update({ name, value: [blankRow] })
  }, [pickedEvent, intent, name])
  const partners = useLoadedChoices(
    eventId === draft.eventId ? choices.partners : undefined,
    eventId ? `${href('/endpoints/event-organizations')}?eventId=${eventId}` : null,
  )
  return (
    <>
      <section className="card form-part" aria-labelledby="related-event">
        <h2 id="related-event">Related Event</h2>
        <EventChoice
          {...fields.eventId.control}
          chosen={draft.eventId}
          query={draft.eventSearch}
          matches={choices.events}
          onChoose={pickEvent}
        />
        {!hydrated && (
          <div>
            <StepButton step="show-choices" at="partner-assignment">
              Show this event’s partners
            </StepButton>
          </div>
        )}
      </section>
      <section className="card form-part" aria-labelledby="partner-assignment">
        <h2 id="partner-assignment">Partner Assignment</h2>
        <p className="hint">Action items can be assigned to individual reps or partner organizations.</p>
        <div>
          <Fields
            declared={assignmentFields}
            fields={fields}
            ofPage={{
              multiplePartners: { onInput: ({ currentTarget }) => !currentTarget.checked && startAnew() },
            }}
          />
        </div>
        {rows.map((row, index) => {
          const assignment = now.assignments[index] ?? blankRow
          const isLast = index === rows.length - 1
          const canAdd = isLast && rows.length < MAX_ROWS && (now.multiplePartners || !hydrated)
          return (
            <AssignmentRow
              key={row.key}
              id={rowId(index)}
              number={index + 1}
              fields={row.getFieldset()}
              assignment={assignment}
              disabled={hydrated && now.assignToAll}
              partners={partners ?? []}
              brought={choices.representatives[assignment.organizationId]}
              remove={rows.length > 1 ? steps.remove(index) : undefined}
              add={canAdd ? steps.add : undefined}
            />
          )
        })}
      </section>
    </>
  )
}
