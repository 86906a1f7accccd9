import { useState } from 'react'
import type { BulkField } from '#app/domain/action-items/bulk-schema.ts'
import { type DetailName, detailFields } from '#app/domain/action-items/detail-fields.ts'
import type { FormFields } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

const NAMES = Object.keys(detailFields) as DetailName[]

/** Each field counts once its box is checked; until then JavaScript disables it. */
export function BulkDetails({ fields }: { fields: FormFields<BulkField> }) {
  const { errors, defaultOptions } = fields.edit.boxes
  const [ticked, setTicked] = useState(defaultOptions)
  const hydrated = useHydrated()
  return (
    <Fieldset id="bulk-edit" legend="Choose what to change" errors={errors}>
      <div className="stack">
        {NAMES.map((name) => (
          <div key={name} className="stack gap-1">
            <Checkbox
              id={`edit-${name}`}
              name="edit"
              value={name}
              label={`Edit the ${inSentence(detailFields[name].label)}`}
              defaultChecked={ticked.includes(name)}
              onInput={({ currentTarget: { checked } }) =>
                setTicked((before) => (checked ? [...before, name] : before.filter((it) => it !== name)))
              }
            />
            <Fields
              declared={detailFields}
              only={[name]}
              fields={fields}
              ofPage={{ [name]: { ...IN_BULK, disabled: hydrated && !ticked.includes(name) } }}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}

const IN_BULK = { hint: undefined, optional: false }

/** “start date”, but “URL”. */
const inSentence = (label: string) => (label === label.toUpperCase() ? label : label.toLowerCase())
