import { wallClock } from '#app/values/wall-clock.ts'

/** By the reader's own clock, if it is known. */
export function greetingAt(now: Date, zone: string | null): string {
  if (zone === null) return 'Welcome'
  const { hour } = wallClock(now, zone)
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}
