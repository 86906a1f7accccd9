import { formatMedium } from '#app/values/calendar-date.ts'
import { aroundSkipped, comesTwice } from '#app/values/skipped-time.ts'
import { momentIn } from '../moments/moments.ts'
import { type AdministeredEvent, type AdministeredSession, endsNextDay } from './administered-event.ts'

const LONG_HOURS = 8
const CANCELLED =
  'It’s cancelled. Under “Cancel event”, you can email those who are taking part, or take it back.'

/** What is worth knowing about an event: that it's cancelled, and its times, rooms and speakers. None of it keeps anyone from saving. */
export function eventNotes(event: AdministeredEvent, names: Map<number, string>): string[] {
  const { sessions, status, timezone } = event
  return [
    ...(status === 'CANCELLED' ? [CANCELLED] : []),
    ...twice(event, timezone),
    ...sessions.flatMap((session) => hours(session, timezone)),
    ...sessions.flatMap((session, index) =>
      sessions.slice(index + 1).flatMap((other) => clashes(session, other, names)),
    ),
  ]
}

function twice(
  { name, startDate, startTime }: Pick<AdministeredEvent, 'name' | 'startDate' | 'startTime'>,
  zone: string,
): string[] {
  if (!startTime || !comesTwice(startDate, startTime, zone)) return []
  return [`${startTime} happens twice on ${formatMedium(startDate)}. “${name}” starts the first time.`]
}

function hours(session: AdministeredSession, zone: string): string[] {
  const { name, startDate, startTime, endTime } = session
  const notes: string[] = []
  if (endsNextDay(session)) {
    notes.push(`“${name}” ends at ${endTime} on the next day.`)
    if (minutesIn(session) > LONG_HOURS * 60) notes.push(`“${name}” lasts more than ${LONG_HOURS} hours.`)
  }
  const around = startTime && aroundSkipped(startDate, startTime, zone)
  if (around) {
    notes.push(
      `“${name}” starts at ${startTime} on ${formatMedium(startDate)}, an hour that clocks skip. The nearest times are ${around[0]} and ${around[1]}.`,
    )
  }
  return [...notes, ...twice(session, zone)]
}

/** Sessions at the same time in the same room, or with the same member. */
function clashes(one: AdministeredSession, other: AdministeredSession, names: Map<number, string>): string[] {
  if (!overlap(one, other)) return []
  const together = `“${one.name}” and “${other.name}” are at the same time`
  const isSameRoom = one.roomName !== null && one.roomName === other.roomName
  const speakers = one.speakers.flatMap(({ userId }) =>
    userId !== null && other.speakers.some((speaker) => speaker.userId === userId) ? [userId] : [],
  )
  return [
    ...(isSameRoom ? [`${together} in ${one.roomName}.`] : []),
    ...speakers.map((id) => `${together}, both with ${names.get(id) ?? 'the same member'}.`),
  ]
}

function overlap(one: AdministeredSession, other: AdministeredSession): boolean {
  const [first, second] = [spanOf(one), spanOf(other)]
  if (!first || !second) return false
  return first.start < second.end && second.start < first.end
}

/** On clocks, which all sessions of an event share. Without an end a session takes no time of its own. */
function spanOf(session: AdministeredSession): { start: number; end: number } | null {
  const start = momentIn(session.startDate, session.startTime, 'UTC')?.getTime()
  if (start === undefined) return null
  return { start, end: start + Math.max(minutesIn(session), 1) * 60_000 }
}

function minutesIn(session: AdministeredSession): number {
  const { startTime, endTime } = session
  if (!startTime || !endTime) return 0
  return minutesOf(endTime) - minutesOf(startTime) + (endsNextDay(session) ? 24 * 60 : 0)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
