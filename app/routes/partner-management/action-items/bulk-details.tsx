import { type ReactNode, useState } from 'react'
import { DESCRIPTION_MAX } from '#app/domain/action-items/limits.ts'
import type { RepliedField } from '#app/forms/form-reply.ts'
import { useFormReply } from '#app/forms/stashed-form.ts'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { TextArea } from '#app/ui/text-area.tsx'

type Props = { form: string; field: (name: string) => RepliedField; reply?: object | null }

/** Each field counts once its box is checked; until then JavaScript disables it. */
export function BulkDetails({ form, field, reply }: Props) {
  const typed = useFormReply(form, reply)?.submission.payload.edit
  const [ticked, setTicked] = useState<string[]>([typed ?? []].flat() as string[])
  const hydrated = useHydrated()
  const { errors } = field('edit')

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
          <TextInput label="Name" autoComplete="off" disabled={disabled} {...field('name')} />
        ))}
        {editable('startDate', 'start date', (disabled) => (
          <TextInput
            label="Start date"
            type="date"
            className="max-w-xs"
            disabled={disabled}
            {...field('startDate')}
          />
        ))}
        {editable('dueDate', 'due date', (disabled) => (
          <TextInput
            label="Due date"
            type="date"
            className="max-w-xs"
            disabled={disabled}
            {...field('dueDate')}
          />
        ))}
        {editable('description', 'description', (disabled) => (
          <TextArea
            label="Description"
            rows={3}
            max={DESCRIPTION_MAX}
            disabled={disabled}
            {...field('description')}
          />
        ))}
        {editable('actionUrl', 'URL', (disabled) => (
          <TextInput label="URL" inputMode="url" disabled={disabled} {...field('actionUrl')} />
        ))}
      </div>
    </Fieldset>
  )
}
