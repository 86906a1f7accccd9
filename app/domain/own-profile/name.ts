import { line, optionalLine } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { version } from './version.ts'

const MAX = 255

export const NameSchema = z.object({
  title: optionalLine(MAX),
  firstName: line({ required: 'Please enter your first name.', min: 2, max: MAX }),
  middleName: optionalLine(MAX),
  lastName: line({ required: 'Please enter your last name.', min: 2, max: MAX }),
  version,
})
