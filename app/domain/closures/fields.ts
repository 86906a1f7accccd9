import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { codeFields } from '../second-factor/fields.ts'

export const closureFields: DeclaredFields<'password' | 'code'> = {
  password: {
    label: 'Password',
    hint: 'We ask again to make sure it’s you.',
    type: 'password',
    autoComplete: 'current-password',
  },
  ...codeFields,
}
