import { checkbox, choice } from '#app/values/choice.ts'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'
import { z } from '#app/values/zod.ts'
import { emailFields, emailKinds } from './contact-kinds.ts'
import { version } from './version.ts'

const address = z
  .string()
  .default('')
  .transform(normalizeEmail)
  .refine((value) => value === '' || isEmail(value), { error: 'Please enter a valid email address.' })
  .transform((value) => value || null)

export const EmailsSchema = z
  .object({
    preferredEmail: choice(emailKinds, 'Please choose your preferred email.'),
    personalEmail: address,
    workEmail: address,
    alternateEmail: address,
    emailVisible: checkbox,
    version,
  })
  .superRefine((typed, context) => {
    const field = emailFields[typed.preferredEmail]
    if (typed[field] !== null) return
    context.addIssue({ code: 'custom', path: [field], message: 'Please enter your preferred email.' })
  })
