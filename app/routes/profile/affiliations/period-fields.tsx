import { useRef, useState } from 'react'
import { Checkbox } from '#app/ui/choices.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import type { FieldsProps } from './form-fields.ts'

type Props = { today: string; field: FieldsProps['field'] }

export function PeriodFields({ today, field }: Props) {
  const standing = ['startDate', 'endDate', 'current'].map((name) => field(name).defaultValue).join()
  return <Period key={standing} today={today} field={field} />
}

/**
 * A present role has no end date. The form records whether its box was checked, so that just unchecking it means today.
 */
function Period({ today, field }: Props) {
  const hydrated = useHydrated()
  const end = useRef<HTMLInputElement>(null)
  const current = field('current')
  const ticked = current.defaultValue === 'on'
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
        {...field('startDate')}
      />
      <input type="hidden" name="shownCurrent" value={ticked ? 'on' : ''} readOnly />
      <Checkbox
        id={current.id}
        name={current.name}
        label="I am currently in this role"
        defaultChecked={ticked}
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
        {...field('endDate')}
      />
    </>
  )
}
