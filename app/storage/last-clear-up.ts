import { z } from '#app/values/zod.ts'
import { recordOf } from './record.ts'

const ClearUp = z.object({
  at: z.iso.datetime(),
  checked: z.int(),
  found: z.int(),
  removed: z.int(),
  areTooMany: z.boolean(),
})

/** How many files a row should name, how many none did, how many of these were removed, and whether none was because there are so many. */
export type ClearUp = z.infer<typeof ClearUp>

export const lastClearUp = recordOf('last-clear-up', ClearUp)
