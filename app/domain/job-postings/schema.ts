import { z } from '#app/values/zod.ts'

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional()

/**
 * A member's marks on a posting; those not given stay as they are. `inPlace` is sent by JavaScript, which stays on its
 * page.
 */
export const ProspectSchema = z
  .object({ applied: flag, favorite: flag, inPlace: flag })
  .refine(({ applied, favorite }) => applied !== undefined || favorite !== undefined)

export type ProspectMarks = Pick<z.output<typeof ProspectSchema>, 'applied' | 'favorite'>
