import { checkbox } from '#app/values/choice.ts'
import { calendarDate, line, lines } from '#app/values/form-values.ts'
import { tooLong } from '#app/values/too-long.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { DESCRIPTION_MAX, NAME_MAX, URL_MAX } from './limits.ts'

/** The version of the item that the form was rendered from. */
export const version = z.number().int().positive().max(2_147_483_647).catch(0)

export const ItemVersionSchema = z.object({ version })

/** The fields of an item, each with the messages of the form and of the bulk edit. */
export const itemFields = {
  name: line({ required: 'Please enter a name.', min: 2, max: NAME_MAX }),
  description: lines({ required: 'Please enter a description.', min: 2, max: DESCRIPTION_MAX }),
  startDate: calendarDate('Please enter the start date.'),
  dueDate: calendarDate('Please enter the due date.'),
  actionUrl: z
    .string()
    .default('')
    .refine((typed) => typed.length <= URL_MAX, tooLong(URL_MAX))
    .transform((typed, context) => {
      const url = webUrl(typed)
      if (url || !typed.trim()) return url
      context.addIssue({ code: 'custom', message: 'Please enter a full web address, starting with https://' })
      return z.NEVER
    }),
}

export const CHOOSE_EVENT = 'Please choose an event from the list.'
export const CHOOSE_PARTNER = 'Please choose a partner organization.'
export const DUE_AFTER_START = 'The due date must be after the start date.'

const typed = z.string().optional()

/** The details. The event and the assignees are resolved by assignment-draft.ts and targets.server.ts. */
export const ActionItemSchema = z
  .object({
    ...itemFields,
    eventId: z.string({ error: CHOOSE_EVENT }),
    eventSearch: typed,
    assignToAll: checkbox,
    multiplePartners: checkbox,
    assignments: z.array(z.object({ organizationId: typed, assigneeId: typed })),
    version,
    formKey: z.uuid({ error: 'This form has expired. Reload the page and try again.' }),
  })
  .refine(({ startDate, dueDate }) => startDate < dueDate, {
    path: ['dueDate'],
    message: DUE_AFTER_START,
    when: ({ value }) => hasDates(value),
  })
  .superRefine(
    ({ assignments }, context) => {
      for (const [index, { organizationId }] of assignments.entries()) {
        const path = ['assignments', index, 'organizationId']
        if (organizationId === undefined) context.addIssue({ code: 'custom', path, message: CHOOSE_PARTNER })
      }
    },
    { when: ({ value }) => needsPartners(value) },
  )

export type ActionItemDetails = z.output<typeof ActionItemSchema>

function hasDates(value: unknown): boolean {
  const { startDate, dueDate } = value as { startDate?: unknown; dueDate?: unknown }
  return typeof startDate === 'string' && typeof dueDate === 'string'
}

function needsPartners(value: unknown): boolean {
  const { assignToAll, assignments } = value as { assignToAll?: unknown; assignments?: unknown }
  return assignToAll !== true && Array.isArray(assignments)
}
