import { calendarDate } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'

export const NewDay = z.object({
  startDate: calendarDate('Please enter the new first day.'),
  key: z.uuid().catch(''),
})
