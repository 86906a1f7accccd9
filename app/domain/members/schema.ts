import { Visibility } from '#app/db/generated/enums.ts'
import { z } from '#app/values/zod.ts'

/** `version` is the value when the form was rendered. */
export const VisibilitySchema = z.object({
  visibility: z.enum(Visibility, { error: 'Please choose who can see your profile.' }),
  version: z.enum(Visibility),
})
