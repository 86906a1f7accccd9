import { checkbox, choice } from '#app/values/choice.ts'
import { normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { phoneFields, phoneKinds } from './contact-kinds.ts'
import { version } from './version.ts'

/** Digits of any script with the usual punctuation between them, and optionally an extension. */
const NUMBER = /^\+?[\p{Nd} ()./-]{1,30}( ?(x|ext\.?) ?\p{Nd}{1,6})?$/iu

const isPhone = (text: string) => NUMBER.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5

const phone = z
  .string()
  .default('')
  .transform(normalizeText)
  .refine((value) => value === '' || isPhone(value), {
    error: 'Please enter a phone number, such as +1 312 555 0123.',
  })
  .transform((value) => value || null)

export const PhonesSchema = z
  .object({
    preferredPhone: choice(phoneKinds, 'Please choose your preferred phone number.'),
    homePhone: phone,
    workPhone: phone,
    mobilePhone: phone,
    otherPhone: phone,
    phoneVisible: checkbox,
    version,
  })
  .superRefine((typed, context) => {
    const field = phoneFields[typed.preferredPhone]
    if (typed[field] !== null) return
    context.addIssue({ code: 'custom', path: [field], message: 'Please enter your preferred phone number.' })
  })
