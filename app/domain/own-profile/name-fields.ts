import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { NameSchema } from './name.ts'
import type { FieldOf } from './version.ts'

export const nameFields: DeclaredFields<FieldOf<typeof NameSchema>> = {
  title: {
    label: 'Title',
    hint: 'How you’re addressed, such as Dr. or Prof.',
    optional: true,
    autoComplete: 'honorific-prefix',
    width: 'xs',
  },
  firstName: { label: 'First name', autoComplete: 'given-name' },
  middleName: { label: 'Middle name', optional: true, autoComplete: 'additional-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
}
