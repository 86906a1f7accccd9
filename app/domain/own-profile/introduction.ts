import { lines } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { version } from './version.ts'

export const IntroductionSchema = z.object({
  description: lines({ required: 'Please enter your introduction.', min: 2, max: 2000 }),
  version,
})
