import type { CalendarDate } from '#app/values/calendar-date.ts'

export type Cell = string | number | { date: CalendarDate } | null

export type SheetHead = {
  /** Any text. */
  name: string
  /** Widths in characters. */
  columns: { title: string; width: number }[]
}

/** Its rows may still be loading. */
export type Sheet = SheetHead & { rows: Iterable<Cell[]> | AsyncIterable<Cell[]> }
