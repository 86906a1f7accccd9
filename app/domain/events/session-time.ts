import { formatTime } from '#app/values/moment.ts'
import { momentAt } from '#app/values/moment-at.ts'
import type { SessionTimes } from './event-dates.server.ts'
import { elsewhere } from './when.ts'

/** When a session starts on the event's clock, and on the reader's own where that shows something else. */
export type SessionTime = { there: string; yours: string | null }

export function timeOfSession(
  { startDate, startTime }: SessionTimes,
  zone: string,
  readerZone: string,
): SessionTime | null {
  if (startTime === null) return null
  const moment = momentAt(startDate, startTime, zone)
  return { there: formatTime(moment, zone), yours: elsewhere(moment, zone, readerZone) }
}
