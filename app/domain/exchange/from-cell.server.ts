import type { Tx } from '#app/db/database.server.ts'
import { ERROR_VALUE, isErrorValue } from '#app/spreadsheets/error-value.ts'
import { monthNames } from '#app/values/calendar-date.ts'
import { fold } from '#app/values/fold.ts'
import { parseId } from '#app/values/ids.ts'
import { normalizeText } from '#app/values/text.ts'
import type { Field } from '../administration/fields.ts'
import type { Choices, Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { BETWEEN } from './cells.ts'
import { withoutMidnight } from './day-order.ts'
import type { DayOrder } from './mapping.ts'

/** Empties a field; a blank cell leaves it as it is. */
const EMPTY = '(empty)'

export const isEmptied = (cell: string) => cell.trim() === EMPTY

/** What a form would submit for a cell, or why it can't be read. */
export type ReadCell = { typed: string | string[] } | { problem: string }

type Asked = { viewer: Viewer; kind: Kind; choices: Choices; order: DayOrder | null }

const YES = ['yes', 'y', 'true', 't', '1', 'x', 'on', 'checked', '✓', '✔', '☑']
const NO = ['no', 'n', 'false', 'f', '0', 'off', 'unchecked', '☐']

/** Reads cells of one file; what is looked up is looked up once. */
export function cellReader(tx: Tx, { viewer, kind, choices, order }: Asked) {
  const found = new Map<string, Promise<ReadCell>>()

  async function lookUp(name: string, text: string): Promise<ReadCell> {
    const number = parseId(/^#(\d+)$/.exec(text)?.[1])
    const lookup = kind.lookups?.[name]
    if (number !== null) {
      const numbered = (await lookup?.named(tx, [number])) ?? []
      return theOnly(numbered.map(({ id, label }) => ({ value: id, label })))
    }
    const items =
      (await (lookup?.inFiles?.search(tx, viewer, text) ?? lookup?.search(tx, viewer, nameIn(text)))) ?? []
    // What is looked up may be told apart behind its name: Ana Ruiz (ana@example.org).
    const whole = items.filter(({ label }) => fold(label) === fold(text))
    const named = whole.length > 0 ? whole : items.filter(({ label }) => fold(nameIn(label)) === fold(text))
    return theOnly(named.map(({ id, label }) => ({ value: id, label })))
  }

  async function read(field: Field, text: string): Promise<ReadCell> {
    const cell = isEmptied(text) ? '' : text
    if (isErrorValue(cell)) return { problem: ERROR_VALUE }
    switch (field.input) {
      case 'checkbox':
        return yesOrNo(cell)
      case 'choice': {
        if (!cell.trim()) return { typed: '' }
        const meant = field.fromCell?.(cell.trim()) ?? { typed: cell }
        return 'problem' in meant ? meant : oneOf(meant.typed, optionsOf(field, choices))
      }
      case 'choices':
        return someOf(cell, optionsOf(field, choices))
      case 'search': {
        if (!cell.trim()) return { typed: '' }
        const key = `${field.choices} ${cell}`
        const known = found.get(key) ?? lookUp(String(field.choices), cell.trim())
        found.set(key, known)
        return known
      }
      case 'date':
        return { typed: toIso(normalizeText(cell), order) }
      case 'time':
        return { typed: toClock(normalizeText(cell)) }
      case 'text':
      case 'markdown':
        return { typed: cell }
      default:
        return { typed: cell.replace(/\s*\n\s*/g, ' ') }
    }
  }

  /** Several in one cell, each looked up. */
  async function readSeveral(field: Field, text: string): Promise<ReadCell> {
    const typed: string[] = []
    for (const part of partsOf(text)) {
      const one = await read(field, part)
      if ('problem' in one) return one
      typed.push(String(one.typed))
    }
    return { typed }
  }

  return { read, readSeveral }
}

const nameIn = (text: string) => text.replace(/ \([^)]*\)$/, '')

const optionsOf = ({ choices }: Field, known: Choices): Choices[string] =>
  typeof choices === 'string'
    ? (known[choices] ?? [])
    : Object.entries(choices ?? {}).map(([value, label]) => ({ value, label }))

const partsOf = (text: string) =>
  (text.trim() === EMPTY ? '' : text)
    .split(BETWEEN.trim())
    .map((part) => part.trim())
    .filter(Boolean)

function someOf(text: string, options: Choices[string]): ReadCell {
  const typed: string[] = []
  for (const part of partsOf(text)) {
    const several = commaParts(part, options)
    const one = several ?? oneOf(part, options)
    if ('problem' in one) return one
    typed.push(...[one.typed].flat())
  }
  return { typed }
}

/** Some programs write commas between them; names may have commas themselves. */
function commaParts(text: string, options: Choices[string]): { typed: string[] } | null {
  if (!text.includes(',') || 'typed' in oneOf(text, options)) return null
  const typed: string[] = []
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const one = oneOf(part, options)
    if ('problem' in one) return null
    typed.push(...[one.typed].flat())
  }
  return { typed }
}

/** Without spaces and hyphens: people write Non-profit and Nonprofit. */
export const joined = (text: string) => fold(text).replaceAll(' ', '')

/** By name, whatever the case, or by number as in #12. Nothing is guessed. */
function oneOf(text: string, options: Choices[string]): ReadCell {
  const wanted = text.trim()
  const matching = options.filter(
    ({ value, label }) =>
      joined(label) === joined(wanted) ||
      wanted === `#${value}` ||
      value.toLowerCase() === wanted.toLowerCase(),
  )
  return theOnly(matching, options)
}

function theOnly(matching: Choices[string], options: Choices[string] = []): ReadCell {
  const [first] = matching
  if (first && matching.length === 1) return { typed: first.value }
  if (first)
    return { problem: 'There are several with that name. Write the number of the right one, as in #12.' }
  const few = options.length > 0 && options.length <= 12
  return {
    problem: few
      ? `Write one of: ${options.map(({ label }) => label).join(', ')}.`
      : 'There’s none with that name.',
  }
}

export function yesOrNo(text: string): ReadCell {
  const said = text.trim().toLowerCase()
  if (said === '' || NO.includes(said)) return { typed: '' }
  return YES.includes(said) ? { typed: 'on' } : { problem: 'Write yes or no.' }
}

/**
 * Days with slashes are read in the order that was chosen; without one, as they stand, which is refused. A month in
 * words, or the year first, needs no order.
 */
export function toIso(written: string, order: DayOrder | null): string {
  const text = withoutMidnight(written)
  const inWords = parseNamedDay(text)
  if (inWords) return inWords
  const [, ownYear, ownMonth, ownDay] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ?? []
  if (ownYear && ownMonth && ownDay)
    return `${ownYear}-${ownMonth.padStart(2, '0')}-${ownDay.padStart(2, '0')}`
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  if (!first || !second || !year || !order) return text
  const [month, day] = order === 'month-first' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** September 5, 2027, Sunday, September 5, 2027, 5 September 2027 and 5-Sep-2027 as 2027-09-05. */
function parseNamedDay(written: string): string | null {
  const text = written.replace(/^\p{L}+day, /u, '').replace(/^(\d{1,2})-(\p{L}+)-(?=\d{4}$)/u, '$1 $2 ')
  const [, month, day, year] = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text) ?? []
  const [, ownDay, ownMonth, ownYear] =
    /^(\d{1,2})(?:st|nd|rd|th)?\.? (\p{L}{3,})\.?,? (\d{4})$/u.exec(text) ?? []
  const name = (month ?? ownMonth ?? '').toLowerCase()
  const index = monthNames.findIndex((one) => FULL.test(name) && name.startsWith(one.toLowerCase()))
  if (index < 0) return null
  return `${year ?? ownYear}-${String(index + 1).padStart(2, '0')}-${(day ?? ownDay ?? '').padStart(2, '0')}`
}

const FULL =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/

/** 9:00 AM, 9 am, 9:00 and 9 Uhr as 09:00. */
function toClock(text: string): string {
  const [, hour, minute, unit, half] =
    /^(\d{1,2})(?:[:.h](\d\d)(?::00)?)?\s*(?:(Uhr)|([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (!hour || !(minute ?? unit ?? half)) return text
  const noon = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(noon).padStart(2, '0')}:${minute ?? '00'}`
}
