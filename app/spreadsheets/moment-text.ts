/** Programs that count from 1904 keep a time as one on that day, others as one on the last but one of 1899. */
const TIMES = ['1899-12-30', '1899-12-31', '1904-01-01']

/**
 * A day, a time or both, as a spreadsheet keeps them: a moment without a zone, which may be a thousandth of a second
 * early.
 */
export function momentText(moment: Date): string {
  const rounded = new Date(Math.round(moment.getTime() / 1000) * 1000)
  if (Number.isNaN(rounded.getTime())) return ''
  const [day = '', clock = ''] = rounded.toISOString().split('T')
  const time = clock.endsWith(':00.000Z') ? clock.slice(0, 5) : clock.slice(0, 8)
  if (TIMES.includes(day)) return time
  return time === '00:00' ? day : `${day} ${time}`
}
