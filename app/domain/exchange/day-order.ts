import type { FileColumn } from './columns.ts'
import type { DayOrder, Mapping } from './mapping.ts'
import type { Line } from './table.ts'
import { hasShortYear, numbersIn } from './written-day.ts'

/** The only order of day and month in which all these days could be; null where both could, or neither. */
export function onlyOrder(texts: string[]): DayOrder | null {
  const days = texts.flatMap((text) => numbersIn(text) ?? [])
  const isDayFirst = days.some(({ first }) => Number(first) > 12)
  const isMonthFirst = days.some(({ second }) => Number(second) > 12)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day-first' : 'month-first'
}

/** The cells of the columns that hold days. */
export function dayCells(lines: Line[], mapping: Mapping, columns: FileColumn[]): string[] {
  const isDay = (name: string) =>
    columns.some((column) => column.name === name && (column.field?.input === 'date' || column.isDay))
  const days = mapping.flatMap((name, index) => (isDay(name) ? [index] : []))
  return lines.flatMap(({ cells }) => days.map((index) => cells[index] ?? ''))
}

type Read = { table: { records: Line[] }; mapping: Mapping; order: DayOrder | null; isLot?: boolean }

/** The order in which the days of a file are read, and what is said of how they are. */
export function orderOf(
  { table, mapping, order: chosen, isLot = false }: Read,
  columns: FileColumn[],
): { order: DayOrder | null; said: string[] } {
  const days = dayCells(table.records, mapping, columns)
  const found = isLot || chosen ? null : onlyOrder(days)
  const said = [...(found ? [sayOrder(found)] : []), ...(days.some(hasShortYear) ? [SHORT_YEARS] : [])]
  return { order: chosen ?? found, said }
}

export const sayOrder = (order: DayOrder) =>
  `Dates such as 3/4/2027 are read with the ${order === 'day-first' ? 'day' : 'month'} first, as others in the file show.`

const SHORT_YEARS = 'Years with two digits, such as 27, are read as 2027.'
