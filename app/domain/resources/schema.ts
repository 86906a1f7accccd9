import { z } from '#app/values/zod.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** What a member keeps of a resource; what isn't given stays as it is. `inPlace` is sent by script, which stays on its page. */
export const ResourceMarksSchema = z
  .object({ favorite: flag.optional(), completed: flag.optional(), inPlace: flag.optional() })
  .refine(({ favorite, completed }) => favorite !== undefined || completed !== undefined)

export type ResourceMarks = Pick<z.output<typeof ResourceMarksSchema>, 'favorite' | 'completed'>

export const SectionSchema = z.object({ done: flag })
