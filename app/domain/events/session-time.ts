import { instantAt } from '#app/values/instant-at.ts'
import { formatTime } from '#app/values/moment.ts'
import type { SessionTimes } from './event-dates.server.ts'
import { timeInReaderZone } from './when.ts'

/** When a session starts on the event's clock, and on the reader's own where that shows something else. */
export type SessionTime = { there: string; yours: string | null }

export function timeOfSession(
  { startDate, startTime }: SessionTimes,
  zone: string,
  readerZone: string,
): SessionTime | null {
  if (startTime === null) return null
  const moment = instantAt(startDate, startTime, zone)
  return { there: formatTime(moment, zone), yours: timeInReaderZone(moment, zone, readerZone) }
}
