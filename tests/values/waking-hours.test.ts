import { expect, test } from 'vitest'
import { wakingHour } from '../../prisma/seeds/waking-hours.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-03-11T21:30:00Z')

const hourInChicago = (date: Date) =>
  Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(date),
  )

const everyHour = Array.from({ length: 24 * 20 }, (_, index) => new Date(NOW.getTime() - index * HOUR))

test('everything in the demo happens by day, and nothing ahead of now', () => {
  for (const instant of everyHour) {
    const moved = wakingHour(instant, NOW)
    expect(hourInChicago(moved), instant.toISOString()).toBeGreaterThanOrEqual(8)
    expect(hourInChicago(moved), instant.toISOString()).toBeLessThanOrEqual(21)
    expect(moved.getTime()).toBeLessThanOrEqual(NOW.getTime())
  }
})

test('what was earlier stays earlier, also over the weekend on which clocks change', () => {
  const moved = everyHour.map((instant) => wakingHour(instant, NOW).getTime())
  for (const [index, at] of moved.entries()) {
    if (index > 0) expect(at).toBeLessThan(moved[index - 1] as number)
  }
})

test('at night the last hours stay as they are', () => {
  const night = new Date('2026-03-11T08:00:00Z')
  const before = new Date('2026-03-11T07:00:00Z')
  expect(wakingHour(before, night)).toEqual(before)
})
