const MOST_IN_A_CELL = 32_767
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Whether a cell says what stands, perhaps as a spreadsheet program rewrites it: 3E+12 for 003000000000042, 5-Mar for
 * MAR-05, 3/5/2026 for 2026-03-05, or the text cut at the most that a cell holds.
 */
export function saysSame(cell: string, stands: string): boolean {
  const [one, other] = [cell, stands].map((text) => text.replace(/\r\n?/g, '\n').trim()) as [string, string]
  return (
    one === other ||
    isCut(one, other) ||
    isSameNumber(one, other) ||
    isSameDay(one, other) ||
    (monthAndDay(one) !== null && monthAndDay(one) === monthAndDay(other))
  )
}

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

/** Of 5-Mar and MAR-05. */
function monthAndDay(text: string): string | null {
  const [, before, name, after] = /^(\d{1,2})?-?([a-z]{3})-?(\d{1,2})?$/i.exec(text) ?? []
  const month = MONTHS.indexOf((name ?? '').toLowerCase())
  if (month < 0 || (before === undefined) === (after === undefined)) return null
  return `${month}-${Number(before ?? after)}`
}
