import { several } from '#app/values/choice.ts'
import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { version } from '../own-profile/version.ts'

const choice = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Sent by JavaScript, which stays on its page. */
const inPlace = z.string().optional()

export const SignupSchema = z.object({ signedUp: choice, inPlace })

export const FavoriteSchema = z.object({ favorite: choice, inPlace })

export const GivingBackSchema = z.object({
  categoryIds: several.transform((typed) => parseIds(typed, 300).sort((a, b) => a - b)),
  version,
})

export type GivingBack = { categoryIds: number[] }
