import { Visibility } from '#app/db/generated/enums.ts'
import { z } from '#app/values/zod.ts'

/** `seen` is the value when the form was rendered. */
export const VisibilitySchema = z.object({
  visibility: z.enum(Visibility, { error: 'Please choose who can see your profile.' }),
  seen: z.enum(Visibility),
})
