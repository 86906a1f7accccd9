import type { CalendarDate } from '#app/values/calendar-date.ts'
import { checkbox } from '#app/values/choice.ts'
import { line, optionalDate } from '#app/values/form-values.ts'
import { tooLong } from '#app/values/too-long.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { version } from './version.ts'

const MAX_URL = 2000
const limits = { min: 2, max: 255 }

const url = z.string({ error: 'Please enter the article URL.' }).transform((typed, context) => {
  const address = webUrl(typed)
  if (address && address.length <= MAX_URL) return address
  const required = typed.trim() === '' ? 'Please enter the article URL.' : null
  const message =
    required ??
    (address ? tooLong(MAX_URL) : null) ??
    'Please enter a full web address, starting with https://'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const facts = (today: CalendarDate) => ({
  url,
  title: line({ required: 'Please enter the title.', ...limits }),
  publicationName: line({ required: 'Please enter the publication name.', ...limits }),
  author: line({ required: 'Please enter the author.', ...limits }),
  publicationDate: optionalDate({
    latest: today,
    error: 'The publication date can’t be in the future.',
  }),
  visible: checkbox,
})

/** `today` is the current day for the member. */
export const newNewsMentionSchema = (today: CalendarDate) =>
  z.object({
    ...facts(today),
    formKey: z.uuid({ error: 'This form has expired. Reload the page and try again.' }),
  })

export const newsMentionSchema = (today: CalendarDate) => z.object({ ...facts(today), version })

export const NewsMentionVersionSchema = z.object({ version })

export type NewsMention = Omit<z.output<ReturnType<typeof newsMentionSchema>>, 'version'>
