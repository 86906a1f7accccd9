import { useRef, useState } from 'react'
import { Checkbox } from '#app/ui/choices.tsx'
import { TextInput } from '#app/ui/field.tsx'
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
  const { box } = fields.current
  const ticked = box.defaultChecked
  const [isCurrent, setCurrent] = useState(ticked)
  const setEnd = (date: string) => {
    if (end.current) end.current.value = date
  }
  return (
    <>
      <TextInput
        label="Start date"
        type="date"
        max={today}
        className="max-w-xs"
        onChange={({ currentTarget }) => !currentTarget.value && setEnd('')}
        {...fields.startDate.control}
      />
      <input type="hidden" name="shownCurrent" value={ticked ? 'on' : ''} />
      <Checkbox
        label="I am currently in this role"
        {...box}
        onChange={({ currentTarget: { checked } }) => {
          setCurrent(checked)
          setEnd(checked ? '' : today)
        }}
      />
      <TextInput
        ref={end}
        label="End date"
        type="date"
        className="max-w-xs"
        disabled={hydrated && isCurrent}
        {...fields.endDate.control}
      />
    </>
  )
}
