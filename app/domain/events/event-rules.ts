import { formatMedium } from '#app/values/calendar-date.ts'
import { formatTime } from '#app/values/moment.ts'
import { aroundSkipped } from '#app/values/skipped-time.ts'
import { same } from '../administration/content.ts'
import type { Problem } from '../administration/kind.server.ts'
import { momentIn } from '../moments/moments.ts'
import type { AdministeredEvent, AdministeredSession } from './administered-event.ts'

/** Rules beyond those of single fields. */
export function eventProblems(
  event: AdministeredEvent,
  before: AdministeredEvent | null,
  zones: string[],
): Problem[] {
  const problems: Problem[] = event.sessions.flatMap((session, index) =>
    sessionProblems(event, session, index),
  )
  const days = ({ startDate, endDate }: AdministeredEvent) => [startDate, endDate]
  if (before && !same(days(event), days(before)) && event.sessions.some((own) => isOutside(event, own))) {
    problems.unshift({
      path: 'startDate',
      message: 'To move the event with its sessions, use its screen “Move”.',
    })
  }
  if (event.endDate < event.startDate) {
    problems.unshift({ path: 'endDate', message: 'The last day must not be before the first.' })
  }
  const skipped = skippedStart(event)
  if (skipped && !same(startOf(event), before && startOf(before))) {
    problems.unshift({ path: 'startTime', message: skipped })
  }
  if (!zones.includes(event.timezone) && event.timezone !== before?.timezone) {
    problems.unshift({ path: 'timezone', message: 'Please choose a time zone from the list.' })
  }
  // One that is new, out of a file of another community, affects no one yet.
  if (event.status === 'CANCELLED' && before && before.status !== 'CANCELLED') {
    problems.unshift({
      path: 'status',
      message: 'To cancel an event, use its screen “Cancel”: it says who is affected.',
    })
  }
  return problems
}

const startOf = ({ startDate, startTime, timezone }: AdministeredEvent) => [startDate, startTime, timezone]

/** A start that no clock shows would be moved to another hour. */
function skippedStart({ startDate, startTime, timezone }: AdministeredEvent): string | null {
  const around = startTime ? aroundSkipped(startDate, startTime, timezone) : null
  if (!around) return null
  return `On ${formatMedium(startDate)}, clocks skip ${startTime}. The nearest times are ${around[0]} and ${around[1]}.`
}

const isOutside = ({ startDate, endDate }: AdministeredEvent, session: AdministeredSession) =>
  session.startDate < startDate || session.startDate > endDate

function sessionProblems(event: AdministeredEvent, session: AdministeredSession, index: number): Problem[] {
  const problems: Problem[] = []
  const path = `sessions[${index}]`
  if (isOutside(event, session)) {
    problems.push({ path: `${path}.startDate`, message: 'A session’s day must be one of the event’s.' })
  }
  if (session.endTime && !session.startTime) {
    problems.push({ path: `${path}.startTime`, message: 'Please enter when the session starts, too.' })
  }
  session.speakers.forEach(({ userId, name }, place) => {
    if (userId !== null || name !== null) return
    problems.push({
      path: `${path}.speakers[${place}].name`,
      message: 'Please choose a member or enter a name.',
    })
  })
  return problems
}

/** What a new time zone means: clock times stay, moments move. Empty while the zone stays, or nothing has a time. */
export function zoneConsequences(event: AdministeredEvent, before: AdministeredEvent): string[] {
  if (event.timezone === before.timezone) return []
  const first = firstTime(event)
  const [was, is] = [before.timezone, event.timezone].map(
    (zone) => first && momentIn(first.date, first.time, zone),
  )
  if (!first || !was || !is) return []
  const hours = (is.getTime() - was.getTime()) / 3_600_000
  const moved =
    hours === 0
      ? 'the same moment'
      : `${Math.abs(hours)} ${Math.abs(hours) === 1 ? 'hour' : 'hours'} ${hours > 0 ? 'later' : 'earlier'}`
  return [
    `The clock times stay, in another zone: “${first.name}” starts at ${formatTime(is, event.timezone)} instead of ${formatTime(was, before.timezone)}, ${moved}.`,
    'Calendars that people have subscribed to show the new times.',
  ]
}

function firstTime({ name, startDate, startTime, sessions }: AdministeredEvent) {
  if (startTime) return { name, date: startDate, time: startTime }
  const [session] = sessions.filter(({ startTime }) => startTime !== null)
  return session?.startTime ? { name: session.name, date: session.startDate, time: session.startTime } : null
}
