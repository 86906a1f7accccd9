import { formatTime } from '#app/values/moment.ts'
import { wallClock } from '#app/values/wall-clock.ts'
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

/** The zone of all times of a list, and how many minutes the reader's clock is ahead of it. */
export type SharedZone = { name: string; ahead: number }

/** Null if the moments differ in either, as across a change of the clocks. */
export function sharedZone(moments: Date[], zone: string, readerZone: string): SharedZone | null {
  const zones = moments.map((moment) => {
    const [there, here] = [wallClock(moment, zone), wallClock(moment, readerZone)]
    return { name: there.zoneName, ahead: (utcOf(here) - utcOf(there)) / 60_000 }
  })
  const [first] = zones
  const isShared = zones.every(({ name, ahead }) => name === first?.name && ahead === first.ahead)
  return (isShared && first) || null
}

const utcOf = ({ year, month, day, hour, minute }: ReturnType<typeof wallClock>) =>
  Date.UTC(year, month - 1, day, hour, minute)
