import { roleFields } from '#app/domain/affiliations/employment-fields.ts'
import { Fields } from '#app/forms/fields.tsx'
import type { FieldsProps } from './form-fields.ts'
import { PeriodFields } from './period-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

/** The fields that jobs and civic engagements share. */
export function RoleFields({ page, fields }: Omit<FieldsProps, 'picks'>) {
  return (
    <>
      <Fields declared={roleFields} fields={fields} only={['title']} />
      <PlaceFields page={page} fields={fields} />
      <PeriodFields today={page.rules.today} fields={fields} />
      <Fields declared={roleFields} fields={fields} only={['description']} />
    </>
  )
}
