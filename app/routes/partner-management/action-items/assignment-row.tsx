import type { ComponentProps } from 'react'
import { href } from 'react-router'
import type { AssignmentRow as Assignment } from '#app/domain/action-items/assignment-draft.ts'
import { assignmentRowFields } from '#app/domain/action-items/assignment-fields.ts'
import type { FormFields } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import { Fieldset } from '#app/ui/choices.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { StepButton } from '#app/ui/step-button.tsx'
import { useLoadedChoices } from './loaded-choices.ts'

type Choice = { id: string; label: string }
type Step = Pick<ComponentProps<typeof StepButton>, 'step' | 'at' | 'onClick'>
type Props = {
  id: string
  number: number
  fields: FormFields<'organizationId' | 'assigneeId'>
  /** What is chosen now. */
  assignment: Assignment
  disabled: boolean
  partners: Choice[]
  /** The partner's representatives, if the page brought them. */
  brought?: Choice[]
  remove?: Step
  add?: Step
}

/** A partner at the event, and the representative assigned there. */
export function AssignmentRow(props: Props) {
  const { id, number, fields, assignment, disabled, partners, brought, remove, add } = props
  const representatives = useLoadedChoices(
    brought,
    assignment.organizationId
      ? `${href('/endpoints/event-managers')}?organizationId=${assignment.organizationId}`
      : null,
  )
  const hydrated = useHydrated()
  return (
    <Fieldset id={id} legend={`Assignment ${number}`}>
      {disabled && <Unsent fields={fields} assignment={assignment} />}
      <div className="stack items-start gap-x-4 gap-y-3 pt-1.5 sm:grid-cols-2">
        <Fields
          key={`partners ${partners.length > 0}`}
          declared={assignmentRowFields}
          fields={fields}
          only={['organizationId']}
          ofPage={{
            organizationId: {
              placeholder: partners.length > 0 ? 'Choose a partner' : 'Choose an event first',
              options: options(partners),
              disabled,
            },
          }}
        />
        <Fields
          key={`${assignment.organizationId} ${representatives !== undefined}`}
          declared={assignmentRowFields}
          fields={fields}
          only={['assigneeId']}
          ofPage={{
            assigneeId: {
              options: options(representatives ?? []),
              disabled: disabled || (hydrated && !assignment.organizationId),
            },
          }}
        />
        <div className="cluster sm:col-span-full">
          {!hydrated && (
            <StepButton size="sm" step="show-choices" at={id}>
              Show representatives
            </StepButton>
          )}
          {remove && (
            <StepButton size="sm" {...remove}>
              <Icon name="trash" /> Remove <span className="sr-only">assignment {number}</span>
            </StepButton>
          )}
          {add && (
            <StepButton size="sm" {...add}>
              <Icon name="plus" /> Add assignment
            </StepButton>
          )}
        </div>
      </div>
    </Fieldset>
  )
}

/** Browsers don't submit disabled controls; the row comes back as it was. */
function Unsent({ fields, assignment }: Pick<Props, 'fields' | 'assignment'>) {
  return (
    <>
      <input type="hidden" name={fields.organizationId.control.name} value={assignment.organizationId} />
      <input type="hidden" name={fields.assigneeId.control.name} value={assignment.assigneeId} />
    </>
  )
}

const options = (choices: Choice[]) => choices.map(({ id, label }) => ({ value: id, label }))
