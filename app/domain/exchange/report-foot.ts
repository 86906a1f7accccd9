import { isVisible } from '#app/values/text.ts'
import type { Line } from './table.ts'

/** As many lines at most stand below those of a report. */
const MOST_BELOW = 12

const FOOT =
  /^(copyright\b|©|\(c\) ?\d{4}|confidential information\b|(report )?generated (by|on|at)\b)|\ball rights reserved\.?$/i

/** A line with one cell alone, and whether a blank one is above it. */
type Alone = { line: Line; text: string; isBehindBlank: boolean }

/**
 * Marks what reports have below their lines: a cell alone in each, with what the report is called, whose it is and who made
 * it. Above the first that says so, that is what stands behind a blank line.
 */
export async function* withFoot(records: AsyncIterable<Line>): AsyncGenerator<Line> {
  const last: Alone[] = []
  let before = 0
  let isList = false
  let hasAlone = false
  for await (const line of records) {
    const [text = '', ...others] = line.cells.filter(isVisible)
    if (others.length === 0) {
      last.push({ line, text: text.trim(), isBehindBlank: before > 0 && line.line > before + 1 })
      if (last.length > MOST_BELOW) {
        hasAlone = true
        yield (last.shift() as Alone).line
      }
    } else {
      isList = true
      hasAlone ||= last.length > 0
      yield* last.splice(0).map((one) => one.line)
      yield line
    }
    before = line.line
  }
  const from = beginOfFoot(last, isList && !hasAlone)
  yield* last.map(({ line }, index): Line => (index >= from ? { ...line, isFoot: true } : line))
}

/**
 * Where the foot begins in the last lines; behind them all if there’s none. Without a blank line it’s with the report’s
 * title, where each line of the report has several cells.
 */
function beginOfFoot(last: Alone[], isOfSeveral: boolean): number {
  const said = last.findIndex(({ text }) => FOOT.test(text))
  if (said < 0) return last.length
  const behindBlank = last.findLastIndex(({ isBehindBlank }, index) => index <= said && isBehindBlank)
  if (behindBlank >= 0) return behindBlank
  return !isOfSeveral || said > MOST_TITLES || last.slice(0, said).some(({ text }) => !TITLE.test(text))
    ? said
    : 0
}

/** What a report is called, and by what it is filtered: words, and no address. */
const MOST_TITLES = 3
const TITLE = /^[^@]*\s[^@]*$/
