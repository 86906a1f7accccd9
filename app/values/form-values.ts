import { z } from '#app/values/zod.ts'
import { type CalendarDate, FIRST_DAY, formatMedium, LAST_DAY, parseCalendarDate } from './calendar-date.ts'
import { isEmail, normalizeEmail } from './email-address.ts'
import { codePointLength, isVisible, normalizeMultiline, normalizeText } from './text.ts'
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
      if (!isVisible(value)) context.addIssue({ code: 'custom', message: required })
      else if (length < min) context.addIssue({ code: 'custom', message: tooShort })
      else if (length > max) context.addIssue({ code: 'custom', message: tooLong(max, length) })
    })
}

const NAME_MAX = 255

/**
 * A first or last name. In alphabets a single letter is refused as an initial; in other scripts, one character can be a
 * whole name.
 */
export const personName = (required: string) =>
  line({ required, max: NAME_MAX }).superRefine((name, context) => {
    if (!/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*$/u.test(name)) return
    context.addIssue({ code: 'custom', message: `${required.slice(0, -1)} with at least 2 characters.` })
  })

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

/** The latest day that a field allows, and what to say of a later one. */
type Latest = { latest: CalendarDate; error: string }

/** A day that exists, written YYYY-MM-DD as date fields submit it. */
export const calendarDate = (required: string, limit?: Latest) =>
  z.string({ error: required }).transform((text, context) => {
    const typed = normalizeText(text)
    const date = parseCalendarDate(typed)
    if (date && (!limit || date <= limit.latest)) return date
    context.addIssue({ code: 'custom', message: typed ? whyNoDate(typed, date, limit) : required })
    return z.NEVER
  })

/** An optional day; empty is null. */
export const optionalDate = (limit?: Latest) => {
  const given = calendarDate('', limit)
  return z
    .string()
    .default('')
    .transform((typed, context) => emptyOr(normalizeText(typed), given, context))
}

/** Empty is null; anything else is checked by the schema. */
export function emptyOr<Value>(
  typed: string,
  schema: z.ZodType<Value, string>,
  context: z.RefinementCtx,
): Value | null {
  if (typed === '') return null
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message })
  return z.NEVER
}

function whyNoDate(typed: string, date: CalendarDate | null, limit?: Latest): string {
  // Date fields allow years of up to six digits.
  const year = /^\+?(\d{4,6})-\d\d-\d\d$/.exec(typed)?.[1]
  const isTooLate = Number(year) > Number(LAST_DAY.slice(0, 4))
  if (limit && (date || isTooLate)) return limit.error
  if (isTooLate || Number(year) < Number(FIRST_DAY.slice(0, 4)))
    return `Please enter a date from ${formatMedium(FIRST_DAY)} to ${formatMedium(limit?.latest ?? LAST_DAY)}.`
  return 'Please enter a real date, such as 2026-03-08.'
}
