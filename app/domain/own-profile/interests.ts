import { several } from '#app/values/choice.ts'
import { parseId, parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { version } from './version.ts'

const primary = z
  .string()
  .default('')
  .transform((typed) => parseId(typed))

const additional = several.transform((typed) => parseIds(typed, 300).sort((a, b) => a - b))

/** An interest chosen twice is the primary one. The server checks which interests exist. */
export const InterestsSchema = z
  .object({
    industryPrimary: primary,
    industryAdditional: additional,
    functionalPrimary: primary,
    functionalAdditional: additional,
    version,
  })
  .transform((typed) => ({
    ...typed,
    industryAdditional: typed.industryAdditional.filter((id) => id !== typed.industryPrimary),
    functionalAdditional: typed.functionalAdditional.filter((id) => id !== typed.functionalPrimary),
  }))

export type Interests = Omit<z.output<typeof InterestsSchema>, 'version'>
