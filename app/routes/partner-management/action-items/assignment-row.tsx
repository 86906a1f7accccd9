import { Fieldset } from '#app/ui/choices.tsx'
import { Select } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { StepButton } from '#app/ui/step-button.tsx'
import type { FieldOf } from './assignments.tsx'
import { type Change, type KeyedRow, rowId } from './use-assignments.ts'

type Choice = { id: string; label: string }
type Props = {
  row: KeyedRow
  index: number
  field: FieldOf
  disabled: boolean
  partners: Choice[]
  /** Undefined until the partner's representatives are loaded. */
  representatives?: Choice[]
  change: Change
  removable: boolean
  extensible: boolean
}

/** A partner at the event, and the representative assigned there. */
export function AssignmentRow(props: Props) {
  const { row, index, field, disabled, partners, representatives, change, removable, extensible } = props
  const hydrated = useHydrated()
  const name = `assignments[${index}]`
  return (
    <Fieldset id={rowId(index)} legend={`Assignment ${index + 1}`}>
      <div className="assignment">
        <Select
          {...field(`${name}.organizationId`)}
          label="Partner organization"
          placeholder={partners.length > 0 ? 'Choose a partner' : 'Choose an event first'}
          options={options(partners)}
          defaultValue={row.organizationId}
          key={`partners ${partners.length > 0}`}
          disabled={disabled}
          onChange={({ currentTarget }) => change.partner(index, currentTarget.value)}
        />
        <Select
          {...field(`${name}.assigneeId`)}
          label="Representative"
          optional
          placeholder="Anyone at this partner"
          options={options(representatives ?? [])}
          defaultValue={row.assigneeId}
          key={`${row.organizationId} ${representatives !== undefined}`}
          disabled={disabled || (hydrated && !row.organizationId)}
          onChange={({ currentTarget }) => change.assignee(index, currentTarget.value)}
        />
        <div className="cluster">
          {!hydrated && (
            <StepButton size="sm" step="show-choices" at={rowId(index)}>
              Show representatives
            </StepButton>
          )}
          {removable && (
            <StepButton
              size="sm"
              step={`remove-row-${index}`}
              at={rowId(Math.max(0, index - 1))}
              onClick={change.removeRow(index)}
            >
              <Icon name="trash" /> Remove <span className="sr-only">assignment {index + 1}</span>
            </StepButton>
          )}
          {extensible && (
            <StepButton size="sm" step="add-row" at={rowId(index + 1)} onClick={change.addRow}>
              <Icon name="plus" /> Add assignment
            </StepButton>
          )}
        </div>
      </div>
    </Fieldset>
  )
}

const options = (choices: Choice[]) => choices.map(({ id, label }) => ({ value: id, label }))
