import { DESCRIPTION_MAX } from '#app/domain/affiliations/limits.ts'
import { TextInput } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { FieldsProps } from './form-fields.ts'
import { PeriodFields } from './period-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

/** The fields that jobs and civic engagements share. */
export function RoleFields({ page, fields }: Omit<FieldsProps, 'picks'>) {
  return (
    <>
      <TextInput label="Title" autoComplete="off" {...fields.title.control} />
      <PlaceFields page={page} fields={fields} />
      <PeriodFields today={page.rules.today} fields={fields} />
      <TextArea label="Description" optional max={DESCRIPTION_MAX} {...fields.description.control} />
    </>
  )
}
