import { email, personName } from '#app/values/form-values.ts'
import { normalizePassword, passwordLength, passwordMaximum, passwordMinimum } from '#app/values/password.ts'
import { tooLong } from '#app/values/too-long.ts'
import { z } from '#app/values/zod.ts'

const confirmMissing = 'Please confirm your password.'
const mismatch = 'Your password values do not match. Please try again.'

/** A new password: at least 6 characters, compared in full, never trimmed (part 1, section 5). */
const newPassword = z
  .string({ error: 'Please enter a password.' })
  .transform(normalizePassword)
  .superRefine((value, context) => {
    const problem = problemOf(passwordLength(value))
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

function problemOf(length: number): string | null {
  if (length === 0) return 'Please enter a password.'
  if (length < passwordMinimum) return `Please enter at least ${passwordMinimum} characters.`
  return length > passwordMaximum ? tooLong(passwordMaximum) : null
}

const confirmation = z.string({ error: confirmMissing }).min(1, confirmMissing).transform(normalizePassword)

const areEqual = (form: { password: string; passwordConfirmation: string }) =>
  form.password === form.passwordConfirmation
const unlessEqual = { error: mismatch, path: ['passwordConfirmation'] }

/** Part 1, 2.3: the sign-up form for an invited person. */
export const RegistrationSchema = z
  .object({
    firstName: personName('Please enter your first name.'),
    lastName: personName('Please enter your last name.'),
    email,
    password: newPassword,
    passwordConfirmation: confirmation,
  })
  .refine(areEqual, unlessEqual)

/** Part 1, 2.4: requests a link by email. */
export const AddressSchema = z.object({ email })

/** Part 1, 2.5. */
export const PasswordSchema = z
  .object({ password: newPassword, passwordConfirmation: confirmation })
  .refine(areEqual, unlessEqual)

/** Part 2, section 5, 'Change password'. */
export const ChangePasswordSchema = z
  .object({
    currentPassword: z
      .string({ error: 'Please enter your current password.' })
      .min(1, 'Please enter your current password.')
      .transform(normalizePassword)
      .refine((value) => passwordLength(value) <= passwordMaximum, 'Incorrect current password'),
    password: newPassword,
    passwordConfirmation: confirmation,
  })
  .refine(({ currentPassword, password }) => currentPassword !== password, {
    error: 'New password must be different from the previous password',
    path: ['password'],
  })
  .refine(areEqual, unlessEqual)
