import { instantAt } from '#app/values/instant-at.ts'
import { formatTime } from '#app/values/moment.ts'
import type { SessionTimes } from './event-dates.server.ts'
import { timeInReaderZone } from './when.ts'

/** A session's start in the event's zone, and in the reader's if it differs. */
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
