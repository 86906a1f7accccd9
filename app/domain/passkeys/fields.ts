import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { signInFields } from '../accounts/account-fields.ts'
import { codeFields } from '../second-factor/fields.ts'

export const passkeyFields: DeclaredFields<'name'> = {
  name: { label: 'Name', hint: 'Helps you tell your passkeys apart.', autoComplete: 'off' },
}

export const newPasskeyFields: DeclaredFields<'name' | 'password' | 'code'> = {
  ...passkeyFields,
  password: { ...signInFields.password, hint: 'We ask again to make sure it’s you.' },
  ...codeFields,
}
