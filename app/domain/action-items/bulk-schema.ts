import type { CalendarDate } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import type { BulkChange } from './bulk-change.ts'
import { type BulkOperation, MOST_IN_BULK } from './bulk-operations.ts'
import { DUE_AFTER_START, itemFields } from './schema.ts'

/** An item in a dialog, at the version shown. */
export type VersionedItem = { id: number; version: number }

/** The items that the dialog showed, as `id.version`. */
const item = z.array(z.string()).transform((values, context): VersionedItem[] => {
  const selected = values.flatMap((value) => {
    const [id, version] = value.split('.').map(parseId)
    return id && version ? [{ id, version }] : []
  })
  const unique = [...new Map(selected.map((it) => [it.id, it])).values()]
  if (unique.length > 0 && unique.length <= MOST_IN_BULK) return unique
  context.addIssue({ code: 'custom', message: `Please select between 1 and ${MOST_IN_BULK} action items.` })
  return z.NEVER
})

const editable = ['name', 'startDate', 'dueDate', 'description', 'actionUrl'] as const

/** Only a field with its box checked counts, whatever the others contain. An optional one that is empty is emptied. */
const details = z
  .looseObject({ item, edit: z.array(z.string()) })
  .transform(({ item, edit, ...typed }, context) => {
    const ticked = editable.filter((name) => edit.includes(name))
    if (ticked.length === 0)
      context.addIssue({ code: 'custom', path: ['edit'], message: 'Please choose what to change.' })
    const change: BulkChange = {}
    for (const name of ticked) {
      const parsed = itemFields[name].safeParse(typed[name])
      if (parsed.success) Object.assign(change, { [name]: parsed.data })
      else {
        const message = parsed.error.issues[0]?.message ?? 'Please choose what to change.'
        context.addIssue({ code: 'custom', path: [name], message })
      }
    }
    if (isReversed(change)) context.addIssue({ code: 'custom', path: ['dueDate'], message: DUE_AFTER_START })
    return { selected: item, change }
  })

const isReversed = ({ startDate, dueDate }: { startDate?: CalendarDate; dueDate?: CalendarDate }) =>
  startDate !== undefined && dueDate !== undefined && startDate >= dueDate

const assigneeId = z.string({ error: 'Please choose the new assignee.' }).transform((value, context) => {
  const id = parseId(value)
  if (id !== null) return id
  context.addIssue({ code: 'custom', message: 'Please choose the new assignee.' })
  return z.NEVER
})

export type BulkForm = { selected: VersionedItem[]; change: BulkChange }

/** The fields of all dialogs. */
export type BulkField = (typeof editable)[number] | 'item' | 'edit' | 'assigneeId'
export type BulkSchema = z.ZodType<BulkForm, Partial<Record<BulkField, unknown>>>

/** Each dialog's submission: the items it showed, and the values to set. */
export const bulkSchemas: Record<BulkOperation, BulkSchema> = {
  're-assign': z
    .object({ item, assigneeId })
    .transform(({ item, assigneeId }) => ({ selected: item, change: { assigneeId } })),
  'change-due-date': z
    .object({ item, dueDate: itemFields.dueDate })
    .transform(({ item, dueDate }) => ({ selected: item, change: { dueDate } })),
  'mark-complete': z
    .object({ item })
    .transform(({ item }) => ({ selected: item, change: { completed: true as const } })),
  'bulk-edit-details': details,
}
