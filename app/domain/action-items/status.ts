import type { CalendarDate } from '#app/values/calendar-date.ts'

/** In the order in which they need attention. */
export const actionItemStatuses = ['overdue', 'to-do', 'upcoming', 'complete'] as const

export type ActionItemStatus = (typeof actionItemStatuses)[number]

/** Those that something is still to be done for. */
export const openStatuses: readonly ActionItemStatus[] = ['overdue', 'to-do', 'upcoming']

export const statusLabels: Record<ActionItemStatus, string> = {
  overdue: 'Overdue',
  'to-do': 'To do',
  upcoming: 'Upcoming',
  complete: 'Complete',
}

type Dated = { startDate: CalendarDate; dueDate: CalendarDate; completed: boolean }

/**
 * The status on a day, which is `viewer.today` for a viewer. Whoever is due today is not overdue yet, and what starts
 * today is to be done. `where.server.ts` says the same in SQL.
 */
export function statusOf({ startDate, dueDate, completed }: Dated, today: CalendarDate): ActionItemStatus {
  if (completed) return 'complete'
  if (dueDate < today) return 'overdue'
  return startDate > today ? 'upcoming' : 'to-do'
}
