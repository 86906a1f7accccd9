import { line } from '#app/values/form-values.ts'
import { codePointLength, normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { seen } from './seen.ts'

export const NAME_MAX = 255

const optional = z
  .string()
  .default('')
  .transform(normalizeText)
  .refine((value) => codePointLength(value) <= NAME_MAX, {
    error: `Please enter at most ${NAME_MAX} characters.`,
  })
  .transform((value) => value || null)

export const NameSchema = z.object({
  title: optional,
  firstName: line({ required: 'Please enter your first name.', min: 2, max: NAME_MAX }),
  middleName: optional,
  lastName: line({ required: 'Please enter your last name.', min: 2, max: NAME_MAX }),
  seen,
})
