import { z } from '#app/values/zod.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/**
 * A member’s marks on a resource; those not given stay as they are. `inPlace` is sent by JavaScript, which stays on its
 * page.
 */
export const ResourceMarksSchema = z
  .object({ favorite: flag.optional(), completed: flag.optional(), inPlace: flag.optional() })
  .refine(({ favorite, completed }) => favorite !== undefined || completed !== undefined)

export type ResourceMarks = Pick<z.output<typeof ResourceMarksSchema>, 'favorite' | 'completed'>

export const SectionSchema = z.object({ done: flag })
