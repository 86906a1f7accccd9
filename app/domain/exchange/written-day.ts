import { monthNames } from '#app/values/calendar-date.ts'
import { normalizeText } from '#app/values/text.ts'
import type { DayOrder } from './mapping.ts'

/** A day as a cell says it, all of it in digits; its year may lack the century. */
type WrittenDay = { year: string; month: string; day: string }

/** Spreadsheet programs read years of two digits up to this one as of this century. Of later ones they don't agree. */
const LAST_SHORT_YEAR = 29

/** A day without the midnight that some programs add. */
const withoutMidnight = (text: string) => text.replace(/[T ]0?0:00(?::00(?:\.0+)?)?(?: ?Z)?$/, '')

const readable = (cell: string) => withoutMidnight(normalizeText(cell))

/** The numbers of 3/5/2027, 3.5.27, 3. 5. 2027 and 3-5-2027. With hyphens, 27-03-05 may begin with the year. */
export function numbersIn(cell: string): { first: string; second: string; year: string } | null {
  const [, first, sign, second, year] =
    /^(\d{1,2})([/.-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/.exec(readable(cell)) ?? []
  if (!first || !second || !year || (sign === '-' && year.length === 2)) return null
  return { first, second, year }
}

/** The days that a cell may mean: two where the order of day and month isn't known, and none where it isn't a day. */
function daysIn(cell: string, order: DayOrder | null): WrittenDay[] {
  const text = readable(cell)
  const named = namedDay(text)
  if (named) return [named]
  const [, year, month, day] = /^(\d{4})[/.] ?(\d{1,2})[/.] ?(\d{1,2})\.?$/.exec(text) ?? []
  if (year && month && day) return [{ year, month, day }]
  const numbers = numbersIn(text)
  if (!numbers) return []
  const monthFirst = { year: numbers.year, month: numbers.first, day: numbers.second }
  const dayFirst = { year: numbers.year, month: numbers.second, day: numbers.first }
  if (!order) return [monthFirst, dayFirst]
  return [order === 'month-first' ? monthFirst : dayFirst]
}

/** September 5, 2027, Sunday, September 5, 2027, 5 September 2027, 5-Sep-2027 and 5-Sep-27. */
function namedDay(written: string): WrittenDay | null {
  const text = written
    .replace(/^\p{L}+day, /u, '')
    .replace(/^(\d{1,2})-(\p{L}+)-(?=\d{2}(\d\d)?$)/u, '$1 $2 ')
  const [, month, day, year] = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d\d)$/u.exec(text) ?? []
  const [, ownDay, ownMonth, ownYear] =
    /^(\d{1,2})(?:st|nd|rd|th)?\.? (\p{L}{3,})\.?,? (\d{4}|\d\d)$/u.exec(text) ?? []
  const name = (month ?? ownMonth ?? '').toLowerCase()
  const index = monthNames.findIndex((one) => FULL.test(name) && name.startsWith(one.toLowerCase()))
  if (index < 0) return null
  return { year: year ?? ownYear ?? '', month: String(index + 1), day: day ?? ownDay ?? '' }
}

const FULL =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/

const isShort = ({ year }: WrittenDay) => year.length === 2

/** Null where the century isn't known. */
function wholeYear({ year }: WrittenDay): string | null {
  if (year.length === 4) return year
  return Number(year) <= LAST_SHORT_YEAR ? `20${year}` : null
}

const isoText = (year: string, { month, day }: WrittenDay) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** A cell's day as YYYY-MM-DD; as it stands, which is refused, where that would be a guess. */
export function toIso(cell: string, order: DayOrder | null): string {
  const [day, other] = daysIn(cell, order)
  const year = day && !other && wholeYear(day)
  return day && year ? isoText(year, day) : readable(cell)
}

/** A text that all spellings of a day share, also where it isn't known which number is the month. */
export function spelledAlike(cell: string): string {
  const text = toIso(cell, 'day-first')
  const [, year, ...others] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return year ? [year, ...others.toSorted()].join(' ') : text
}

/** Whether a cell says a day that stands: read like any other, but what stands knows its century. */
export function saysDay(cell: string, stands: string, order: DayOrder | null): boolean {
  const text = readable(cell)
  return text === stands || daysIn(text, order).some((day) => stands === isoText(yearOf(day, stands), day))
}

const yearOf = (day: WrittenDay, stands: string) =>
  isShort(day) ? `${stands.slice(0, 2)}${day.year}` : day.year

/** Why a cell that says a day isn't read; null where it is, or isn't one. */
export function whyNotRead(cell: string, order: DayOrder | null): string | null {
  const [day] = daysIn(cell, order).filter(isPossible)
  if (!day) {
    if (SERIAL.test(readable(cell)))
      return 'A spreadsheet program made a number of this date. Format it as a date.'
    if (hasTime(cell, order)) return 'Write the day alone, and its time in a column of its own.'
    const isOtherwise = order && daysIn(cell, null).some(isPossible)
    return isOtherwise
      ? `There’s no such day with the ${order === 'day-first' ? 'day' : 'month'} first.`
      : null
  }
  if (!order && numbersIn(cell)) {
    return 'The day or the month may come first. Choose which under “Columns of the file”, or write 2027-04-16.'
  }
  return wholeYear(day) ? null : `Write the year with four digits, such as 20${day.year}.`
}

/** Days since 1900, of this century. */
const SERIAL = /^(3[6-9]|[4-6]\d)\d{3}([.,]\d+)?$/

/** 2027-03-05 09:00, 3/5/2027 9:00 AM and 3/5/2027 9:00am. */
function hasTime(cell: string, order: DayOrder | null): boolean {
  const [, day = ''] = /^(.+?)(?:T|,? )\d{1,2}[:.]\d\d(?!\d)/.exec(readable(cell)) ?? []
  return /^\d{4}-\d\d-\d\d$/.test(day) || daysIn(day, order).length > 0
}

const isPossible = ({ month, day }: WrittenDay) => Number(month) <= 12 && Number(day) <= 31

/** Whether a cell's year is read as of this century. */
export const hasShortYear = (cell: string): boolean =>
  daysIn(cell, null).some((day) => isShort(day) && wholeYear(day) !== null)
