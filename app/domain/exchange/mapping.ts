import { groupBy } from '#app/values/group-by.ts'
import { isNear } from '#app/values/nearly.ts'
import type { FileColumn } from './columns.ts'

/** For each column of a file the name of the kind's column that it is read as, or nothing. */
export type Mapping = string[]

/** What a form sends for a column that isn't read. */
export const NOT_READ = '-'

/** By their names, whatever the case and the spaces; a name that stands there twice is left to whoever imports. */
export function mapByName(header: string[], columns: FileColumn[]): Mapping {
  const keys = header.map(keyOf)
  const times = groupBy(keys, (key) => key)
  const isHidden = (key: string, { rather = [] }: FileColumn) =>
    rather.some((one) => keyOf(one) !== key && times.get(keyOf(one))?.length === 1)
  return keys.map((key) => {
    const isAlone = times.get(key)?.length === 1
    const column = columns.find(
      ({ name, label, also = [], isChosen }) =>
        !isChosen && [name, label, ...also].some((one) => keyOf(one) === key),
    )
    return isAlone && column && !isHidden(key, column) ? column.name : ''
  })
}

/** How many of the titles name a column, for finding the header. */
export const knownAmong = (columns: FileColumn[]) => (titles: string[]) =>
  mapByName(titles, columns).filter(Boolean).length

/** What each title is to be read as, by those that are chosen; nothing is “-”. Or why one can’t be, in words. */
export function chooseByTitle(
  byName: Mapping,
  header: string[],
  columns: FileColumn[],
  chosen: ReadonlyMap<string, string>,
): Mapping | { problem: string } {
  const mapping = [...byName]
  for (const [title, wanted] of chosen) {
    const isIt = (one: string) => one.trim() === title.trim() || (keyOf(title) && keyOf(one) === keyOf(title))
    const places = header.flatMap((one, index) => (isIt(one) ? [index] : []))
    const [place] = places
    if (place === undefined)
      return { problem: `The file has no column “${title}”. It has: ${header.filter(Boolean).join(', ')}.` }
    if (places.length > 1)
      return { problem: `The file has ${places.length} columns “${title}”. Name them apart first.` }
    const column = columns.find(({ name, label }) =>
      [name, label].some((one) => keyOf(one) === keyOf(wanted)),
    )
    if (!column && wanted !== NOT_READ) {
      const all = columns.map(({ label }) => label).join(', ')
      return { problem: `There’s no column “${wanted}” to read “${title}” as. There are: ${all}.` }
    }
    // What it’s read as no longer is another one.
    for (const [index, name] of mapping.entries()) if (column && name === column.name) mapping[index] = ''
    mapping[place] = column?.name ?? ''
  }
  return mapping
}

const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** For each column of a file that isn't read, the column whose name is nearly the same: it may be misspelt. */
export function nearestOf(header: string[], mapping: Mapping, columns: FileColumn[]): (string | null)[] {
  const open = columns.filter(({ name, isChosen }) => !isChosen && !mapping.includes(name))
  return header.map((title, index) => {
    const key = keyOf(title)
    if (mapping[index] || key.length < SHORTEST) return null
    return open.find(({ label }) => isNear(key, keyOf(label)))?.label ?? null
  })
}

/** Short words are alike by chance. */
const SHORTEST = 4

/** The columns of a kind's files, and those of which a file needs one each. */
export type Wanted = { columns: FileColumn[]; needs: string[][] }

/** What is wrong with a mapping, as a sentence. */
export function mappingProblem(
  mapping: Mapping,
  { columns, needs }: Wanted,
  { header, records }: Titled = { header: [], records: [] },
): string | null {
  const twice = columns.find(({ name }) => mapping.filter((chosen) => chosen === name).length > 1)
  if (twice) return `Two columns are read as “${twice.label}”. Choose one of them.`
  if (!mapping.some(Boolean) && isTitle(header, records)) return titleText(header[0])
  if (!mapping.some(Boolean))
    return 'We don’t recognize any of the file’s columns. Choose what each one is, or another line for their names.'
  const missing = needs.flatMap((names) => {
    const known = names.flatMap((name) => columns.find((column) => column.name === name) ?? [])
    const last = known.at(-1)
    return last && !known.some(({ name }) => mapping.includes(name)) ? [`“${last.label}”`] : []
  })
  return missing.length > 0 ? missingText(missing, header) : null
}

function missingText(missing: string[], header: string[]): string {
  const has = header.filter(Boolean).join(', ')
  return `Choose the column for ${missing.join(' and the one for ')}.${has && ` The file has: ${has}.`}`
}

type Titled = { header: string[]; records: { cells: string[] }[] }

/** One cell alone above lines with several. */
const isTitle = (header: string[], records: Titled['records']) =>
  header.length === 1 && records.some(({ cells }) => cells.filter((cell) => cell.trim()).length > 1)

const titleText = (first = '') =>
  `The first line has “${first}” alone. It seems to be a title: choose the line with the names of the columns below.`

/** The columns of a file that aren't read. */
export const unreadOf = ({ header }: { header: string[] }, mapping: Mapping) =>
  header.filter((name, index) => name !== '' && !mapping[index])

/** The order of day and month in a file's days with slashes. */
export const DAY_ORDERS = { 'month-first': 'Month first', 'day-first': 'Day first' }
export type DayOrder = keyof typeof DAY_ORDERS

export const isDayOrder = (text: string): text is DayOrder => Object.hasOwn(DAY_ORDERS, text)
