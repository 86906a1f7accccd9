import { isTimeZone } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { version } from './version.ts'

/** Empty means the browser's zone. */
export const TimeZoneSchema = z.object({
  timeZone: z
    .string()
    .default('')
    .refine((zone) => zone === '' || (zone.length <= 100 && isTimeZone(zone)), {
      error: 'Please choose a time zone from the list.',
    })
    .transform((zone) => zone || null),
  version,
})
