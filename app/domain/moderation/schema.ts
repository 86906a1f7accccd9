import { optionalLines } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { REASON_MAX } from './reason-length.ts'

export const ReportSchema = z.object({ reason: optionalLines(REASON_MAX) })

/** Staff's decision on all reports about one item, as they saw it. */
export const ResolutionSchema = z.object({
  subject: z.string(),
  version: z.string(),
  outcome: z.enum(['RESTORED', 'REMOVED']),
})
