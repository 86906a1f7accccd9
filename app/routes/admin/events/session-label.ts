import type { LiveEvent } from '#app/domain/events/live-event.server.ts'
import { timeOfSession } from '#app/domain/events/session-time.ts'
import { formatMedium } from '#app/values/calendar-date.ts'

/** 'Breakfast (Mar 8, 2026, 8:00 AM EST)', on the clocks of the event. */
export function sessionLabel(session: LiveEvent['sessions'][number], zone: string): string {
  const time = timeOfSession(session, zone, zone)?.there
  return `${session.name} (${[formatMedium(session.startDate), time].filter(Boolean).join(', ')})`
}
