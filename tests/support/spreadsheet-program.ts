const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MOST_IN_A_CELL = 32_767

/** What a spreadsheet program makes of a cell that nobody edits: it takes texts for numbers, days and times. */
export function rewrittenByProgram(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year) return `${Number(month)}/${Number(day)}/${year}`
  const [, hour, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  if (hour) return `${Number(hour)}:${minutes}`
  const [, first, second] = /^(\d{1,2})[/-](\d{1,2})$/.exec(text) ?? []
  if (isMonth(first) && Number(second) >= 1 && Number(second) <= 28) {
    return `${Number(second)}-${MONTHS[Number(first) - 1]}`
  }
  const [, name, number] = /^([A-Za-z]{3})-(\d{1,2})$/.exec(text) ?? []
  const known = MONTHS.find((one) => one.toLowerCase() === name?.toLowerCase())
  if (known && Number(number) >= 1 && Number(number) <= 28) return `${Number(number)}-${known}`
  if (/^\d{12,}$/.test(text)) return Number(text).toExponential(2).toUpperCase()
  if (/^\d+(\.\d+)?(E\d{1,2})?$/i.test(text) && Number.isFinite(Number(text))) return String(Number(text))
  return text.slice(0, MOST_IN_A_CELL)
}

const isMonth = (text: string | undefined) => Number(text) >= 1 && Number(text) <= 12
