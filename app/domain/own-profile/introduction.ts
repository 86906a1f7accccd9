import { lines } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { seen } from './seen.ts'

export const IntroductionSchema = z.object({
  description: lines({ required: 'Please enter your introduction.', min: 2, max: 2000 }),
  seen,
})
