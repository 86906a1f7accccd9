import { passwordLength, passwordMaximum } from '#app/values/password.ts'
import { z } from '#app/values/zod.ts'

const missing = 'Please enter a code.'

/** Of an app or a recovery code: what is neither is simply wrong. */
export const CodeSchema = z.object({
  code: z.string({ error: missing }).trim().min(1, missing).max(100, 'This code isn’t right.'),
})

const passwordMissing = 'Please enter your current password.'

export const OwnPasswordSchema = z.object({
  currentPassword: z
    .string({ error: passwordMissing })
    .min(1, passwordMissing)
    .refine((value) => passwordLength(value) <= passwordMaximum, 'Incorrect current password'),
})

/** Who has only ever signed in with a provider has none to be asked for. */
export const NoPasswordSchema = z.object({ currentPassword: z.undefined().optional() })

export const SignInRulesSchema = z.object({ staffNeedSecondFactor: z.boolean().default(false) })
