import type { DeclaredField, DeclaredFields } from '#app/values/declared-fields.ts'
import { passwordMinimum } from '#app/values/password.ts'
import type { z } from '#app/values/zod.ts'
import type { SignInSchema } from '../sessions/schema.ts'
import type { ChangePasswordSchema, PasswordSchema, RegistrationSchema } from './schema.ts'

type FieldsOf<Schema extends z.ZodType> = DeclaredFields<keyof z.input<Schema>>

const email = { label: 'Email', type: 'email', autoComplete: 'username' } as const

const newPassword = {
  hint: `At least ${passwordMinimum} characters. A few unrelated words make a strong password that’s easy to remember.`,
  type: 'password',
  autoComplete: 'new-password',
} as const
const confirmation = { type: 'password', autoComplete: 'new-password' } as const

export const addressFields: DeclaredFields<'email'> = { email: { ...email, enterKeyHint: 'send' } }

export const signInFields: FieldsOf<typeof SignInSchema> = {
  email,
  password: { label: 'Password', type: 'password', autoComplete: 'current-password', enterKeyHint: 'go' },
}

export const passwordFields: FieldsOf<typeof PasswordSchema> = {
  password: { label: 'Password', ...newPassword },
  passwordConfirmation: { label: 'Confirm password', ...confirmation },
}

export const registrationFields: FieldsOf<typeof RegistrationSchema> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email,
  ...passwordFields,
}

export const changePasswordFields: FieldsOf<typeof ChangePasswordSchema> = {
  currentPassword: { label: 'Current password', type: 'password', autoComplete: 'current-password' },
  password: { label: 'New password', ...newPassword },
  passwordConfirmation: { label: 'Retype new password', ...confirmation },
}

/** The names of all fields for passwords. */
export const passwordNames = [signInFields, changePasswordFields].flatMap((declared) =>
  Object.entries<DeclaredField>(declared).flatMap(([name, field]) =>
    'type' in field && field.type === 'password' ? name : [],
  ),
)
