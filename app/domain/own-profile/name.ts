import { optionalLine, personName } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { version } from './version.ts'

const MAX = 255

export const NameSchema = z.object({
  title: optionalLine(MAX),
  firstName: personName('Please enter your first name.'),
  middleName: optionalLine(MAX),
  lastName: personName('Please enter your last name.'),
  version,
})
