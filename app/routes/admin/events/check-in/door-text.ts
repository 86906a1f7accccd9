import type { Door } from '#app/domain/attendance/door.server.ts'
import { timeOfSession } from '#app/domain/events/session-time.ts'
import { formatMedium } from '#app/values/calendar-date.ts'

/** 'Mar 8, 2026, 9:00 AM EDT, Great hall: 12 of 63 here' */
export function doorText(door: Door): string {
  const time = timeOfSession(door, door.timezone, door.timezone)?.there
  const place = [formatMedium(door.startDate), time, door.roomName].filter(Boolean).join(', ')
  return `${place}: ${hereText(door.here, door.expected)}`
}

const hereText = (here: number, expected: number) =>
  `${here.toLocaleString('en-US')} of ${expected.toLocaleString('en-US')} here`
