import type { CalendarDate } from '#app/values/calendar-date.ts'

/** By urgency. */
export const actionItemStatuses = ['overdue', 'to-do', 'upcoming', 'complete'] as const

export type ActionItemStatus = (typeof actionItemStatuses)[number]

/** The open ones. */
export const openStatuses = ['overdue', 'to-do', 'upcoming'] as const satisfies readonly ActionItemStatus[]

export const statusLabels: Record<ActionItemStatus, string> = {
  overdue: 'Overdue',
  'to-do': 'To do',
  upcoming: 'Upcoming',
  complete: 'Complete',
}

type Dated = { startDate: CalendarDate; dueDate: CalendarDate; completed: boolean }

/**
 * The status on a day, which is `viewer.today` for a viewer. An item due today isn't overdue yet, and one that starts
 * today is to do. `where.server.ts` has the same in SQL.
 */
export function statusOf({ startDate, dueDate, completed }: Dated, today: CalendarDate): ActionItemStatus {
  if (completed) return 'complete'
  if (dueDate < today) return 'overdue'
  return startDate > today ? 'upcoming' : 'to-do'
}
