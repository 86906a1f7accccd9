import { FieldNotes } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { StepButton } from '#app/ui/step-button.tsx'
import { fieldId } from './field-id.ts'
import { FieldControl } from './field-view.tsx'
import { stepText } from './steps.ts'
import type { FieldView, RowsView } from './view.server.ts'

export function FieldOrRows({ field, kind }: { field: FieldView | RowsView; kind: string }) {
  return field.kind === 'rows' ? (
    <Rows list={field} kind={kind} />
  ) : (
    <FieldControl field={field} kind={kind} />
  )
}

/** Rows that are added, moved and removed by buttons, which change the form and save nothing. */
function Rows({ list, kind }: { list: RowsView; kind: string }) {
  const { name, label, noun, hint, errors, rows, isFull, isMovable } = list
  const id = fieldId(name)
  return (
    <fieldset id={id} tabIndex={-1} className="form-rows">
      <legend className="label">{label}</legend>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {rows.map((row, index) => (
        <RowFields
          key={row.key}
          movable={isMovable}
          kind={kind}
          row={row}
          noun={noun}
          place={index + 1}
          count={rows.length}
        />
      ))}
      {!isFull && (
        <div>
          <StepButton step={stepText({ path: name, does: 'add' })} at={`${id}-${rows.length}`} size="sm">
            <Icon name="plus" /> Add {article(noun.one)}
          </StepButton>
        </div>
      )}
    </fieldset>
  )
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

type RowProps = {
  movable: boolean

  kind: string
  row: RowsView['rows'][number]
  noun: RowsView['noun']
  place: number
  count: number
}

function RowFields({ movable, kind, row, noun, place, count }: RowProps) {
  const id = fieldId(row.name)
  const title = `${noun.one} ${place}`
  const step = (does: 'up' | 'down' | 'remove') => stepText({ path: row.name, does })
  return (
    <fieldset id={id} tabIndex={-1} className="form-row">
      <legend>{title.charAt(0).toUpperCase() + title.slice(1)}</legend>
      <input type="hidden" name={`${row.name}.id`} value={row.id} />
      <input type="hidden" name={`${row.name}.key`} value={row.key} />
      <div className="form-row-fields">
        {row.fields.map((field) => (
          <FieldOrRows key={field.name.split('.').at(-1)} field={field} kind={kind} />
        ))}
      </div>
      <div className="cluster">
        {movable && place > 1 && (
          <StepButton step={step('up')} at={id} size="sm" variant="quiet">
            Move up<span className="sr-only">: {title}</span>
          </StepButton>
        )}
        {movable && place < count && (
          <StepButton step={step('down')} at={id} size="sm" variant="quiet">
            Move down<span className="sr-only">: {title}</span>
          </StepButton>
        )}
        <StepButton step={step('remove')} at={id} size="sm" variant="quiet">
          Remove<span className="sr-only">: {title}</span>
        </StepButton>
      </div>
    </fieldset>
  )
}
