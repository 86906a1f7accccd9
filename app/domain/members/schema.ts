import { Visibility } from '#app/db/generated/enums.ts'
import { z } from '#app/values/zod.ts'

/** `seen` is what stood when the form was made. */
export const VisibilitySchema = z.object({
  visibility: z.enum(Visibility, { error: 'Please choose who can see your profile.' }),
  seen: z.enum(Visibility),
})
