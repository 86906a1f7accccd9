const MOST_IN_A_CELL = 32_767
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Whether a cell says what stands, perhaps as a spreadsheet program rewrites it: 3E+12 for 003000000000042, 5-Mar for
 * MAR-05 or 3-5, 3/5/2026 for 2026-03-05, 9:30 for 09:30, or the text cut at the most that a cell holds.
 */
export const saysSame = (cell: string, stands: string): boolean =>
  isAsItStands(cell, stands) || isRewritten(plain(cell), plain(stands))

/** Whether no one and no program has written it otherwise. */
export const isAsItStands = (cell: string, stands: string): boolean => plain(cell) === plain(stands)

/** Line ends and spaces around it aren't seen. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const isRewritten = (cell: string, stands: string) =>
  isCut(cell, stands) ||
  isSameNumber(cell, stands) ||
  isSameDay(cell, stands) ||
  isSameTime(cell, stands) ||
  isSameMonthAndDay(cell, stands)

const isCut = (cell: string, stands: string) =>
  stands.length > MOST_IN_A_CELL && cell === stands.slice(0, MOST_IN_A_CELL).trim()

function isSameNumber(cell: string, stands: string): boolean {
  if (!NUMBER.test(cell) || !NUMBER.test(stands)) return false
  if (Number(cell) === Number(stands)) return true
  const digits = /^[+-]?(\d)(?:\.(\d+))?e/i.exec(cell)
  return digits !== null && Number(cell) === Number(Number(stands).toExponential(digits[2]?.length ?? 0))
}

/** In either order of day and month: it isn't read, only held against the day that stands. */
function isSameDay(cell: string, stands: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(stands) ?? []
  if (!year) return false
  const [, first, second, written] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d\d)$/.exec(cell) ?? []
  if (!written || !year.endsWith(written)) return false
  const [one, other] = [Number(first), Number(second)]
  return (one === Number(month) && other === Number(day)) || (one === Number(day) && other === Number(month))
}

/** Whatever the program shows of a time of day. */
function isSameTime(cell: string, stands: string): boolean {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(stands) ?? []
  const [, typed, minutes, half] = /^(\d{1,2}):(\d\d)(?::00)?(?: ?([ap]m))?$/i.exec(cell) ?? []
  if (!hour || !typed || minutes !== minute) return false
  const hours = half ? (Number(typed) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(typed)
  return hours === Number(hour)
}

/** A text such as 3-5 may have been either day. */
function isSameMonthAndDay(cell: string, stands: string): boolean {
  const written = monthAndDay(cell)
  if (written === null) return false
  const [, one, other] = /^(\d{1,2})[/-](\d{1,2})$/.exec(stands) ?? []
  const either = [`${Number(one) - 1}-${Number(other)}`, `${Number(other) - 1}-${Number(one)}`]
  return written === monthAndDay(stands) || (one !== undefined && either.includes(written))
}

/** Of 5-Mar and MAR-05. */
function monthAndDay(text: string): string | null {
  const [, before, name, after] = /^(\d{1,2})?-?([a-z]{3})-?(\d{1,2})?$/i.exec(text) ?? []
  const month = MONTHS.indexOf((name ?? '').toLowerCase())
  if (month < 0 || (before === undefined) === (after === undefined)) return null
  return `${month}-${Number(before ?? after)}`
}
