import type { ReactNode } from 'react'
import type { RepliedField } from '#app/http/form-reply.ts'
import { Checkbox } from '#app/ui/choices.tsx'

type Props = RepliedField & { label: ReactNode; hint?: ReactNode }

/** A box whose field is 'on' or isn't sent. */
export function FieldCheckbox({ defaultValue, ...field }: Props) {
  return <Checkbox {...field} value="on" defaultChecked={defaultValue === 'on'} />
}
