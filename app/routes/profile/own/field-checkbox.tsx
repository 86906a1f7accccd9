import type { ReactNode } from 'react'
import type { RepliedField } from '#app/forms/form-reply.ts'
import { Checkbox } from '#app/ui/choices.tsx'

type Props = RepliedField & { label: ReactNode; hint?: ReactNode }

/** A box that submits 'on' or nothing. */
export function FieldCheckbox({ defaultValue, ...field }: Props) {
  return <Checkbox {...field} value="on" defaultChecked={defaultValue === 'on'} />
}
