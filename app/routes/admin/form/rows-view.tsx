import { type ReactNode, useRef } from 'react'
import { ChooserField } from '#app/forms/chooser-field.tsx'
import { fieldWith } from '#app/forms/field.ts'
import { DeclaredControl } from '#app/forms/fields.tsx'
import { FieldNotes } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { STEP } from '#app/ui/step.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import { fieldId } from './field-id.ts'
import { stepText } from './steps.ts'
import type { FieldView, RowsView } from './view.server.ts'

export function FieldOrRows({ field }: { field: FieldView | RowsView }) {
  if (field.kind === 'rows') return <Rows list={field} />
  const { name, declared, value, errors, pick } = field
  return (
    <DeclaredControl
      declared={declared}
      field={fieldWith({ id: fieldId(name), name, errors }, value)}
      chooser={ChooserField}
      pick={pick}
    />
  )
}

/**
 * Rows that are added, moved and removed by buttons, which change the form and save nothing. With a pointer they can be
 * dragged too.
 */
function Rows({ list }: { list: RowsView }) {
  const dropping = useRef<HTMLButtonElement>(null)
  const { name, label, noun, hint, errors, rows, isFull, isMovable } = list
  const id = fieldId(name)

  async function drag(grip: HTMLElement, pointerId: number, from: number) {
    grip.setPointerCapture(pointerId)
    const { dragRow } = await import('./drag-row.ts')
    const place = await dragRow(grip, pointerId, from)
    if (place === null || !dropping.current) return
    dropping.current.value = stepText({ path: `${name}[${from}]`, does: 'to', place })
    dropping.current.form?.requestSubmit(dropping.current)
  }

  return (
    <fieldset id={id} tabIndex={-1} className="form-rows">
      <legend className="label">{label}</legend>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {rows.map((row, index) => (
        <RowFields
          key={row.key}
          movable={isMovable}
          row={row}
          noun={noun}
          place={index + 1}
          count={rows.length}
          drag={drag}
        />
      ))}
      {isMovable && <button type="submit" hidden tabIndex={-1} name={STEP} formNoValidate ref={dropping} />}
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
  drag: (grip: HTMLElement, pointerId: number, from: number) => void
  row: RowsView['rows'][number]
  noun: RowsView['noun']
  place: number
  count: number
}

function RowFields({ movable, drag, row, noun, place, count }: RowProps) {
  const id = fieldId(row.name)
  const title = `${noun.one} ${place}`
  const step = (does: 'up' | 'down' | 'remove') => stepText({ path: row.name, does })
  return (
    <fieldset id={id} tabIndex={-1} className="form-row">
      <legend>
        {movable && count > 1 && (
          // The buttons below do the same for everyone.
          <span
            className="row-grip"
            aria-hidden
            onPointerDown={(event) => {
              if (event.button === 0) drag(event.currentTarget, event.pointerId, place - 1)
            }}
          />
        )}
        {title.charAt(0).toUpperCase() + title.slice(1)}
      </legend>
      <input type="hidden" name={`${row.name}.id`} value={row.id} />
      <input type="hidden" name={`${row.name}.key`} value={row.key} />
      <Foldable told={row.told} title={title}>
        <div className="form-row-fields">
          {row.fields.map((field) => (
            <FieldOrRows key={field.name.split('.').at(-1)} field={field} />
          ))}
        </div>
      </Foldable>
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

function Foldable({ told, title, children }: { told?: string; title: string; children: ReactNode }) {
  if (!told) return children
  return (
    <details
      className="form-row-fold"
      // What the browser is about to point at has to be in sight.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true
      }}
    >
      <summary>
        <span className="sr-only">{title}: </span>
        <bdi>{told}</bdi>
      </summary>
      {children}
    </details>
  )
}
