import { z } from '#app/values/zod.ts'

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional()

/** What a member keeps of a posting; what isn't given stays as it is. `inPlace` is sent by script, which stays on its page. */
export const ProspectSchema = z
  .object({ applied: flag, favorite: flag, inPlace: flag })
  .refine(({ applied, favorite }) => applied !== undefined || favorite !== undefined)

export type ProspectMarks = Pick<z.output<typeof ProspectSchema>, 'applied' | 'favorite'>
