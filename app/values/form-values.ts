import { z } from '#app/values/zod.ts'
import { parseCalendarDate } from './calendar-date.ts'
import { isEmail, normalizeEmail } from './email-address.ts'
import { codePointLength, normalizeMultiline, normalizeText } from './text.ts'
import { tooLong } from './too-long.ts'

/** Building blocks of form schemas: input is normalized before it is measured. Lengths are in code points. */
/** `required` is a sentence that names what is missing. */
type Limits = { required: string; min?: number; max: number; tooShort?: string }

export const line = (limits: Limits) => text(normalizeText, limits)

export const lines = (limits: Limits) => text(normalizeMultiline, limits)

function text(normalize: (typed: string) => string, { required, min = 1, max, ...messages }: Limits) {
  const tooShort = messages.tooShort ?? `${required.slice(0, -1)} with at least ${min} characters.`
  return z
    .string({ error: required })
    .transform(normalize)
    .superRefine((value, context) => {
      const length = codePointLength(value)
      if (length === 0) context.addIssue({ code: 'custom', message: required })
      else if (length < min) context.addIssue({ code: 'custom', message: tooShort })
      else if (length > max) context.addIssue({ code: 'custom', message: tooLong(max, length) })
    })
}

/** One optional line; empty is null. */
export const optionalLine = (max: number) => optionalText(normalizeText, max)

export const optionalLines = (max: number) => optionalText(normalizeMultiline, max)

const optionalText = (normalize: (typed: string) => string, max: number) =>
  z
    .string()
    .default('')
    .transform(normalize)
    .refine((value) => codePointLength(value) <= max, { error: tooLong(max) })
    .transform((value) => value || null)

export const emailOf = (required: string) =>
  z
    .string({ error: required })
    .transform(normalizeEmail)
    .superRefine((value, context) => {
      if (value === '') context.addIssue({ code: 'custom', message: required })
      else if (!isEmail(value))
        context.addIssue({ code: 'custom', message: 'Please enter a valid email address.' })
    })

export const email = emailOf('Please enter your email address.')

/** A day that exists, written YYYY-MM-DD as date fields submit it. */
export const calendarDate = (required: string) =>
  z.string({ error: required }).transform((typed, context) => {
    const date = parseCalendarDate(typed.trim())
    if (date) return date
    const message = typed.trim() ? 'Please enter a real date, such as 2026-03-08.' : required
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
