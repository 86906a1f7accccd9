import { calendarDate } from '#app/values/form-values.ts'
import { isTimeZone } from '#app/values/moment.ts'
import { aroundSkipped } from '#app/values/skipped-time.ts'
import { z } from '#app/values/zod.ts'
import { momentIn } from '../moments/moments.ts'

const CHOOSE_TIME = 'Please enter a time, such as 07:30.'

/** A time of publication as it is typed: clock time and day in a zone that the form names. */
export const TimeOfPublication = z
  .object({
    date: calendarDate('Please enter the day.'),
    time: z.string({ error: CHOOSE_TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: CHOOSE_TIME }),
    zone: z.string().refine(isTimeZone, { error: 'Please choose a time zone.' }),
  })
  .transform(({ date, time, zone }, context) => {
    const around = aroundSkipped(date, time, zone)
    const at = momentIn(date, time, zone)
    if (!around && at) return { at, zone }
    const [before, after] = around ?? []
    context.addIssue({
      code: 'custom',
      path: ['time'],
      message: `Clocks skip ${time} that day. The nearest times are ${before} and ${after}.`,
    })
    return z.NEVER
  })
