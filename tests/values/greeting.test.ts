import { expect, test } from 'vitest'
import { greetingAt } from '#app/routes/home/greeting.ts'

test.each([
  ['2026-03-08T13:00:00Z', 'America/New_York', 'Good morning'],
  ['2026-03-08T15:59:59Z', 'America/New_York', 'Good morning'],
  ['2026-03-08T16:00:00Z', 'America/New_York', 'Good afternoon'],
  ['2026-03-08T16:00:00Z', 'Europe/London', 'Good afternoon'],
  ['2026-03-08T18:00:00Z', 'Europe/London', 'Good evening'],
  ['2026-03-08T04:59:00Z', 'UTC', 'Good evening'],
  ['2026-03-08T16:00:00Z', null, 'Welcome'],
])('at %s in %s it is %s', (now, zone, greeting) => {
  expect(greetingAt(new Date(now), zone)).toBe(greeting)
})
