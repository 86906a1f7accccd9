import { useRef, useState } from 'react'
import { roleFields } from '#app/domain/affiliations/employment-fields.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { FieldsProps } from './form-fields.ts'

type Props = { today: string; fields: FieldsProps['fields'] }

export function PeriodFields({ today, fields }: Props) {
  const { startDate, endDate, current } = fields
  const standing = [startDate, endDate, current].map(({ control }) => control.defaultValue).join()
  return <Period key={standing} today={today} fields={fields} />
}

/**
 * A present role has no end date. The form records whether its box was checked, so that just unchecking it means today.
 */
function Period({ today, fields }: Props) {
  const hydrated = useHydrated()
  const end = useRef<HTMLInputElement>(null)
  const ticked = fields.current.box.defaultChecked
  const [isCurrent, setCurrent] = useState(ticked)
  const setEnd = (date: string) => {
    if (end.current) end.current.value = date
  }
  return (
    <>
      <input type="hidden" name="shownCurrent" value={ticked ? 'on' : ''} />
      <Fields
        declared={roleFields}
        fields={fields}
        only={['startDate', 'current', 'endDate']}
        ofPage={{
          startDate: {
            max: today,
            onInput: ({ currentTarget }) => !currentTarget.value && setEnd(''),
          },
          current: {
            onInput({ currentTarget: { checked } }) {
              setCurrent(checked)
              if (checked) setEnd('')
              else if (!end.current?.value) setEnd(today)
            },
          },
          endDate: { ref: end, disabled: hydrated && isCurrent },
        }}
      />
    </>
  )
}
