import { groupBy } from '#app/values/group-by.ts'
import type { FileColumn } from './columns.ts'

/** For each column of a file the name of the kind's column that it is read as, or nothing. */
export type Mapping = string[]

/** By their names, whatever the case and the spaces; a name that stands there twice is left to whoever imports. */
export function mapByName(header: string[], columns: FileColumn[]): Mapping {
  const keys = header.map(keyOf)
  const times = groupBy(keys, (key) => key)
  return keys.map((key) => {
    const isAlone = times.get(key)?.length === 1
    const column = columns.find(
      ({ name, label, also = [], isChosen }) =>
        !isChosen && [name, label, ...also].some((one) => keyOf(one) === key),
    )
    return isAlone && column ? column.name : ''
  })
}

/** How many of the titles name a column, for finding the header. */
export const knownAmong = (columns: FileColumn[]) => (titles: string[]) =>
  mapByName(titles, columns).filter(Boolean).length

const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What is wrong with a mapping, as a sentence. */
export function mappingProblem(
  mapping: Mapping,
  columns: FileColumn[],
  { header, records }: Titled = { header: [], records: [] },
): string | null {
  const twice = columns.find(({ name }) => mapping.filter((chosen) => chosen === name).length > 1)
  if (twice) return `Two columns are read as “${twice.label}”. Choose one of them.`
  if (!mapping.some(Boolean) && isTitle(header, records)) return titleText(header[0])
  return mapping.some(Boolean) ? null : 'None of the file’s columns is known. Choose what they are read as.'
}

type Titled = { header: string[]; records: { cells: string[] }[] }

/** One cell alone above lines with several. */
const isTitle = (header: string[], records: Titled['records']) =>
  header.length === 1 && records.some(({ cells }) => cells.filter((cell) => cell.trim()).length > 1)

const titleText = (first = '') =>
  `The first line has “${first}” alone. It seems to be a title: delete what stands above the names of the columns, and upload the file again.`

/** The columns of a file that aren't read. */
export const unreadOf = ({ header }: { header: string[] }, mapping: Mapping) =>
  header.filter((name, index) => name !== '' && !mapping[index])

/** The order of day and month in a file's days with slashes. */
export const DAY_ORDERS = { 'month-first': 'Month first', 'day-first': 'Day first' }
export type DayOrder = keyof typeof DAY_ORDERS

export const isDayOrder = (text: string): text is DayOrder => Object.hasOwn(DAY_ORDERS, text)
