import type { FileColumn } from './columns.ts'
import type { DayOrder, Mapping } from './mapping.ts'
import type { Line } from './table.ts'

/** A day without the midnight that some programs add. */
export const withoutMidnight = (text: string) => text.replace(/[T ]0?0:00(?::00(?:\.0+)?)?(?: ?Z)?$/, '')

/** The only order of day and month in which all these days could be; null where both could, or neither. */
export function onlyOrder(texts: string[]): DayOrder | null {
  const days = texts.flatMap((text) => {
    const [, first, second] = /^(\d{1,2})[/.](\d{1,2})[/.]\d{4}$/.exec(withoutMidnight(text.trim())) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  const isDayFirst = days.some(([first]) => first > 12)
  const isMonthFirst = days.some(([, second]) => second > 12)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day-first' : 'month-first'
}

/** The cells of the columns that hold days. */
export function daysIn(lines: Line[], mapping: Mapping, columns: FileColumn[]): string[] {
  const isDay = (name: string) =>
    columns.some((column) => column.name === name && (column.field?.input === 'date' || column.isDay))
  const days = mapping.flatMap((name, index) => (isDay(name) ? [index] : []))
  return lines.flatMap(({ cells }) => days.map((index) => cells[index] ?? ''))
}

export const sayOrder = (order: DayOrder) =>
  `Dates such as 3/4/2027 are read with the ${order === 'day-first' ? 'day' : 'month'} first, as others in the file show.`
