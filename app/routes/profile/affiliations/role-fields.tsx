import { DESCRIPTION_MAX } from '#app/domain/affiliations/limits.ts'
import { TextInput } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { FieldsProps } from './form-fields.ts'
import { PeriodFields } from './period-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

/** The fields that jobs and civic engagements share. */
export function RoleFields({ page, field }: Omit<FieldsProps, 'picks'>) {
  return (
    <>
      <TextInput label="Title" autoComplete="off" {...field('title')} />
      <PlaceFields page={page} field={field} />
      <PeriodFields today={page.rules.today} field={field} />
      <TextArea label="Description" optional max={DESCRIPTION_MAX} {...field('description')} />
    </>
  )
}
