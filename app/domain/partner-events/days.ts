import { type CalendarDate, formatMedium } from '#app/values/calendar-date.ts'

/** Mar 8, 2026 or Mar 8, 2026 to Mar 10, 2026: days of the event's own zone. */
export function daysOf({ startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate }): string {
  if (endDate <= startDate) return formatMedium(startDate)
  return `${formatMedium(startDate)} to ${formatMedium(endDate)}`
}
