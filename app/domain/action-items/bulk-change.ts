import { type CalendarDate, formatShort } from '#app/values/calendar-date.ts'
import type { SelectedItem } from './bulk-selection.server.ts'
import type { NamedItem } from './deleted-items.server.ts'

/** The values a bulk edit sets; missing fields stay as they are. */
export type BulkChange = {
  name?: string
  description?: string
  actionUrl?: string | null
  startDate?: CalendarDate
  dueDate?: CalendarDate
  assigneeId?: number | null
  completed?: true
}

export type Refusal = { item: NamedItem; reason: string }

/** The items that can't be changed this way, with reasons: a date is checked against the item's own other date. */
export function refusalsOf(items: SelectedItem[], change: BulkChange): Refusal[] {
  return items.flatMap((item) => {
    const reason = reasonAgainst(item, change)
    return reason ? [{ item, reason }] : []
  })
}

function reasonAgainst(item: SelectedItem, change: BulkChange): string | null {
  if (change.completed && item.completed) return 'It’s already complete.'
  const { startDate = item.startDate, dueDate = item.dueDate } = change
  if (startDate < dueDate) return null
  return change.dueDate
    ? `It starts on ${formatShort(item.startDate)}, so it can’t be due that early.`
    : `It’s due on ${formatShort(item.dueDate)}, so it can’t start that late.`
}
