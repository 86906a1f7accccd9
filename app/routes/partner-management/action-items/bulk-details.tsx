import { type ReactNode, useState } from 'react'
import type { BulkField } from '#app/domain/action-items/bulk-schema.ts'
import { DESCRIPTION_MAX } from '#app/domain/action-items/limits.ts'
import type { FormFields } from '#app/forms/field.ts'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { TextArea } from '#app/ui/text-area.tsx'

/** Each field counts once its box is checked; until then JavaScript disables it. */
export function BulkDetails({ fields }: { fields: FormFields<BulkField> }) {
  const { errors, defaultOptions } = fields.edit.boxes
  const [ticked, setTicked] = useState(defaultOptions)
  const hydrated = useHydrated()

  const editable = (name: string, label: string, control: (disabled: boolean) => ReactNode) => (
    <div className="stack gap-1">
      <Checkbox
        id={`edit-${name}`}
        name="edit"
        value={name}
        label={`Edit the ${label}`}
        defaultChecked={ticked.includes(name)}
        onChange={({ currentTarget: { checked } }) =>
          setTicked((before) => (checked ? [...before, name] : before.filter((it) => it !== name)))
        }
      />
      {control(hydrated && !ticked.includes(name))}
    </div>
  )

  return (
    <Fieldset id="bulk-edit" legend="Choose what to change" errors={errors}>
      <div className="stack">
        {editable('name', 'name', (disabled) => (
          <TextInput label="Name" autoComplete="off" disabled={disabled} {...fields.name.control} />
        ))}
        {editable('startDate', 'start date', (disabled) => (
          <TextInput
            label="Start date"
            type="date"
            className="max-w-xs"
            disabled={disabled}
            {...fields.startDate.control}
          />
        ))}
        {editable('dueDate', 'due date', (disabled) => (
          <TextInput
            label="Due date"
            type="date"
            className="max-w-xs"
            disabled={disabled}
            {...fields.dueDate.control}
          />
        ))}
        {editable('description', 'description', (disabled) => (
          <TextArea
            label="Description"
            rows={3}
            max={DESCRIPTION_MAX}
            disabled={disabled}
            {...fields.description.control}
          />
        ))}
        {editable('actionUrl', 'URL', (disabled) => (
          <TextInput label="URL" inputMode="url" disabled={disabled} {...fields.actionUrl.control} />
        ))}
      </div>
    </Fieldset>
  )
}
