import type { DayOrder } from './mapping.ts'

/** The only order of day and month in which all these days could be; null where both could, or neither. */
export function onlyOrder(texts: string[]): DayOrder | null {
  const days = texts.flatMap((text) => {
    const [, first, second] = /^(\d{1,2})[/.](\d{1,2})[/.]\d{4}$/.exec(text.trim()) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  const isDayFirst = days.some(([first]) => first > 12)
  const isMonthFirst = days.some(([, second]) => second > 12)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day-first' : 'month-first'
}
