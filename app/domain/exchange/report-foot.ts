import { isVisible } from '#app/values/text.ts'
import type { Line } from './table.ts'

/** As many lines at most stand below those of a report. */
const MOST_BELOW = 12

const FOOT =
  /^(copyright\b|©|\(c\) ?\d{4}|confidential information\b|(report )?generated (by|on|at)\b)|\ball rights reserved\.?$/i

const filled = ({ cells }: Line) => cells.filter(isVisible)

/**
 * Marks what reports have below their lines: a cell alone in each, with what the report is called, whose it is and who made
 * it. Above the first that says so, that is what stands behind a blank line.
 */
export async function* withFoot(records: AsyncIterable<Line>): AsyncGenerator<Line> {
  const last: Line[] = []
  for await (const one of records) {
    if (filled(one).length === 1) last.push(one)
    else yield* last.splice(0)
    if (filled(one).length !== 1) yield one
    else if (last.length > MOST_BELOW) yield last.shift() as Line
  }
  const from = beginOfFoot(last)
  yield* last.map((one, index): Line => (index >= from ? { ...one, isFoot: true } : one))
}

/** Where the foot begins in the last lines; behind them all if there’s none. */
function beginOfFoot(last: Line[]): number {
  const said = last.findIndex((one) => FOOT.test(filled(one)[0]?.trim() ?? ''))
  if (said < 0) return last.length
  const behindBlank = last.findLastIndex(
    ({ line }, index) => index > 0 && index <= said && line > (last[index - 1]?.line ?? line) + 1,
  )
  return behindBlank < 0 ? said : behindBlank
}
