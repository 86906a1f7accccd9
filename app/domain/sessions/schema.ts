import { email } from '#app/values/form-values.ts'
import { passwordLength, passwordMaximum } from '#app/values/password.ts'
import { z } from '#app/values/zod.ts'

const missing = 'Please enter your password.'

export const SignInSchema = z.object({
  email,
  password: z
    .string({ error: missing })
    .min(1, missing)
    .refine((value) => passwordLength(value) <= passwordMaximum, 'Your password is too long.'),
})
