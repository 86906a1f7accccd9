import { formatTime } from '#app/values/moment.ts'
import { momentIn } from '../moments/moments.ts'
import type { SessionTimes } from './event-dates.server.ts'
import { timeInReaderZone } from './when.ts'

/** A session's start in the event's zone, and in the reader's if it differs. */
export type SessionTime = { there: string; yours: string | null }

export function timeOfSession(
  { startDate, startTime }: SessionTimes,
  zone: string,
  readerZone: string,
): SessionTime | null {
  const moment = momentIn(startDate, startTime, zone)
  if (!moment) return null
  return { there: formatTime(moment, zone), yours: timeInReaderZone(moment, zone, readerZone) }
}
